/** Comparison of what the engine answers live with what was built. */

/** Deep equality of JSON values; the order of an object's keys does not matter. */
export function equal(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== "object" || typeof other !== "object" || one === null || other === null) return false;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const left = one as Readonly<Record<string, unknown>>;
  const right = other as Readonly<Record<string, unknown>>;
  const keys = Object.keys(left);
  return keys.length === Object.keys(right).length && keys.every((key) => Object.hasOwn(right, key) && equal(left[key], right[key]));
}

/** The first step at which two frames documents differ, 0 where they differ outside their frames; null if they are equal. */
export function firstDifference(built: unknown, live: unknown): number | null {
  if (equal(built, live)) return null;
  const ours = framesOf(built);
  const theirs = framesOf(live);
  const length = Math.max(ours.length, theirs.length);
  for (let n = 0; n < length; n += 1) if (!equal(ours[n], theirs[n])) return n;
  return 0;
}

function framesOf(value: unknown): readonly unknown[] {
  if (typeof value !== "object" || value === null || !("frames" in value)) return [];
  return Array.isArray(value.frames) ? value.frames : [];
}
