/** SHA-384 (FIPS 180-4) in base64; in pages without a secure context, where `crypto.subtle` is not there, by our own hand. */
export async function sha384(data: Uint8Array<ArrayBuffer>): Promise<string> {
  const subtle = (globalThis.crypto as Partial<Crypto> | undefined)?.subtle;
  return toBase64(subtle === undefined ? digest(data) : new Uint8Array(await subtle.digest("SHA-384", data)));
}

function toBase64(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes));
}

const BLOCK = 128;
const ROUNDS = 80;

/** The digest's 48 bytes. Each 64-bit word is two signed 32-bit numbers, high and low: BigInt is twenty times slower. */
export function digest(data: Uint8Array): Uint8Array {
  const primes = firstPrimes(ROUNDS);
  const constants = words(primes.map((prime) => fractionOfRoot(prime, 3n)));
  const state = words(primes.slice(8, 16).map((prime) => fractionOfRoot(prime, 2n)));
  const schedule = new Int32Array(2 * ROUNDS);
  const full = data.length - (data.length % BLOCK);
  const view = new DataView(data.buffer, data.byteOffset, data.byteLength);
  for (let offset = 0; offset < full; offset += BLOCK) compress(state, schedule, constants, view, offset);

  const rest = data.length - full;
  const tail = new Uint8Array(rest + 17 <= BLOCK ? BLOCK : 2 * BLOCK);
  tail.set(data.subarray(full));
  tail[rest] = 0x80;
  const tailView = new DataView(tail.buffer);
  tailView.setBigUint64(tail.length - 8, BigInt(data.length) * 8n);
  for (let offset = 0; offset < tail.length; offset += BLOCK) compress(state, schedule, constants, tailView, offset);

  const out = new DataView(new ArrayBuffer(48));
  for (let index = 0; index < 12; index += 1) out.setInt32(4 * index, at(state, index));
  return new Uint8Array(out.buffer);
}

/** An index inside its array, which the type does not know. */
function at(array: Int32Array, index: number): number {
  return array[index] as number;
}

function compress(state: Int32Array, w: Int32Array, k: Int32Array, block: DataView, offset: number): void {
  for (let index = 0; index < 32; index += 1) w[index] = block.getInt32(offset + 4 * index);
  for (let index = 32; index < 2 * ROUNDS; index += 2) {
    const h15 = at(w, index - 30);
    const l15 = at(w, index - 29);
    const h2 = at(w, index - 4);
    const l2 = at(w, index - 3);
    const s0h = ((h15 >>> 1) | (l15 << 31)) ^ ((h15 >>> 8) | (l15 << 24)) ^ (h15 >>> 7);
    const s0l = ((l15 >>> 1) | (h15 << 31)) ^ ((l15 >>> 8) | (h15 << 24)) ^ ((l15 >>> 7) | (h15 << 25));
    const s1h = ((h2 >>> 19) | (l2 << 13)) ^ ((l2 >>> 29) | (h2 << 3)) ^ (h2 >>> 6);
    const s1l = ((l2 >>> 19) | (h2 << 13)) ^ ((h2 >>> 29) | (l2 << 3)) ^ ((l2 >>> 6) | (h2 << 26));
    const low = (at(w, index - 31) >>> 0) + (s0l >>> 0) + (at(w, index - 13) >>> 0) + (s1l >>> 0);
    w[index + 1] = low;
    w[index] = at(w, index - 32) + s0h + at(w, index - 14) + s1h + Math.floor(low / 2 ** 32);
  }
  let [ah, al, bh, bl, ch, cl, dh, dl, eh, el, fh, fl, gh, gl, hh, hl] = state as unknown as number[] as Sixteen;
  for (let index = 0; index < 2 * ROUNDS; index += 2) {
    const s1h = ((eh >>> 14) | (el << 18)) ^ ((eh >>> 18) | (el << 14)) ^ ((el >>> 9) | (eh << 23));
    const s1l = ((el >>> 14) | (eh << 18)) ^ ((el >>> 18) | (eh << 14)) ^ ((eh >>> 9) | (el << 23));
    const choiceH = (eh & fh) ^ (~eh & gh);
    const choiceL = (el & fl) ^ (~el & gl);
    const low1 = (hl >>> 0) + (s1l >>> 0) + (choiceL >>> 0) + (at(k, index + 1) >>> 0) + (at(w, index + 1) >>> 0);
    const high1 = (hh + s1h + choiceH + at(k, index) + at(w, index) + Math.floor(low1 / 2 ** 32)) | 0;
    const s0h = ((ah >>> 28) | (al << 4)) ^ ((al >>> 2) | (ah << 30)) ^ ((al >>> 7) | (ah << 25));
    const s0l = ((al >>> 28) | (ah << 4)) ^ ((ah >>> 2) | (al << 30)) ^ ((ah >>> 7) | (al << 25));
    const majorityH = (ah & bh) ^ (ah & ch) ^ (bh & ch);
    const majorityL = (al & bl) ^ (al & cl) ^ (bl & cl);
    const low2 = (s0l >>> 0) + (majorityL >>> 0);
    const high2 = s0h + majorityH + Math.floor(low2 / 2 ** 32);
    [hh, hl, gh, gl, fh, fl] = [gh, gl, fh, fl, eh, el];
    const lowE = (dl >>> 0) + (low1 % 2 ** 32);
    eh = (dh + high1 + Math.floor(lowE / 2 ** 32)) | 0;
    el = lowE | 0;
    [dh, dl, ch, cl, bh, bl] = [ch, cl, bh, bl, ah, al];
    const lowA = (low1 % 2 ** 32) + (low2 % 2 ** 32);
    ah = (high1 + high2 + Math.floor(lowA / 2 ** 32)) | 0;
    al = lowA | 0;
  }
  const add = [ah, al, bh, bl, ch, cl, dh, dl, eh, el, fh, fl, gh, gl, hh, hl];
  for (let index = 0; index < 16; index += 2) {
    const low = (at(state, index + 1) >>> 0) + ((add[index + 1] as number) >>> 0);
    state[index + 1] = low;
    state[index] = at(state, index) + (add[index] as number) + Math.floor(low / 2 ** 32);
  }
}

type Sixteen = [
  ...[number, number, number, number, number, number, number, number],
  ...[number, number, number, number, number, number, number, number],
];

function words(values: bigint[]): Int32Array {
  return Int32Array.from(values.flatMap((value) => [Number(value >> 32n) | 0, Number(value & 0xffffffffn) | 0]));
}

function firstPrimes(count: number): bigint[] {
  const primes: bigint[] = [];
  for (let n = 2n; primes.length < count; n += 1n) if (primes.every((prime) => n % prime !== 0n)) primes.push(n);
  return primes;
}

/** The first 64 bits after the point of the root. */
function fractionOfRoot(n: bigint, degree: 2n | 3n): bigint {
  const scaled = n << (64n * degree);
  let root = 0n;
  for (let bit = 1n << 72n; bit > 0n; bit >>= 1n) if ((root + bit) ** degree <= scaled) root += bit;
  return root & 0xffff_ffff_ffff_ffffn;
}
