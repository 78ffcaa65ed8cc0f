/** Small texts kept in the browser by their names; where nothing may be stored, none is. */

const KEY = "snorum-";

/** False where the browser keeps nothing. */
export function keep(name: string, text: string): boolean {
  try {
    localStorage.setItem(KEY + name, text);
    return true;
  } catch {
    return false;
  }
}

export function kept(name: string): string | null {
  try {
    return localStorage.getItem(KEY + name);
  } catch {
    return null;
  }
}
