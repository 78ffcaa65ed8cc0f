/** Readers of untrusted JSON: each returns the value in its type or throws `BadData`. */

export class BadData extends Error {}

type Reader<T> = (value: unknown) => T;

export function text(value: unknown): string {
  if (typeof value !== "string") throw new BadData("expected text");
  return value;
}

export function whole(value: unknown): number {
  if (typeof value !== "number" || !Number.isSafeInteger(value)) throw new BadData("expected a whole number");
  return value;
}

export function list<T>(read: Reader<T>): Reader<readonly T[]> {
  return (value) => {
    if (!Array.isArray(value)) throw new BadData("expected a list");
    return value.map(read);
  };
}

/** A Map, so that a key such as `__proto__` is a key like any other. */
export function table<T>(read: Reader<T>): Reader<ReadonlyMap<string, T>> {
  return (value) => new Map(Object.entries(fields(value)).map(([key, item]) => [key, read(item)]));
}

export function nullable<T>(read: Reader<T>): Reader<T | null> {
  return (value) => (value === null || value === undefined ? null : read(value));
}

export function otherwise<T>(read: Reader<T>, missing: NoInfer<T>): Reader<T> {
  return (value) => (value === null || value === undefined ? missing : read(value));
}

/** An object with these fields, each read as said; further ones are left out. */
export function object<T extends object>(readers: { readonly [Name in keyof T]: Reader<T[Name]> }): Reader<T> {
  return (value) => {
    const data = fields(value);
    return Object.fromEntries(Object.entries<Reader<unknown>>(readers).map(([name, read]) => [name, read(data[name])])) as T;
  };
}

export function fields(value: unknown): Readonly<Record<string, unknown>> {
  if (typeof value !== "object" || value === null || Array.isArray(value)) throw new BadData("expected an object");
  return value as Readonly<Record<string, unknown>>;
}
