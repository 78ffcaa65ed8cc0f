/** Games kept in the browser, one for each game of cards; where nothing may be stored, none is. */

const KEY = "snorum-game-";

/** False where the browser keeps nothing. */
export function keep(game: string, hash: string): boolean {
  try {
    localStorage.setItem(KEY + game, hash);
    return true;
  } catch {
    return false;
  }
}

export function kept(game: string): string | null {
  try {
    return localStorage.getItem(KEY + game);
  } catch {
    return null;
  }
}
