/** Deterministic random numbers: the same seed and parts give the same numbers on any machine. */

/** Seeds have 32 bits, as the random numbers do. */
export const MAX_SEED = 2 ** 32 - 1;

export const isSeed = (value: unknown): value is number =>
  Number.isInteger(value) && (value as number) >= 0 && (value as number) <= MAX_SEED;

/** Mixes integers into 32 uniformly distributed bits. */
export function mix(...parts: number[]): number {
  let hash = 0x811c9dc5;
  for (const part of parts) hash = mixTwo(hash, part);
  return hash >>> 0;
}

/** One step of `mix`, for loops in which an array would be too slow. */
export const mixTwo = (hash: number, part: number) => mixBits(hash, part) >>> 0;

/** The same bits as a signed integer, which engines store unboxed: for loops over thousands. */
export function mixBits(hash: number, part: number): number {
  let h = hash ^ part;
  h = Math.imul(h ^ (h >>> 16), 0x7feb352d);
  h = Math.imul(h ^ (h >>> 15), 0x846ca68b);
  return h ^ (h >>> 16);
}

/** 32 bits from a text. */
export function toBits(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return hash >>> 0;
}

/** A number in [0, 1). */
export const chance = (...parts: number[]) => mix(...parts) / 0x1_0000_0000;

/** `length` lower-case hexadecimal digits. */
export function toHexadecimal(length: number, ...parts: number[]): string {
  let text = '';
  for (let index = 0; text.length < length; index += 1) {
    text += mix(...parts, index)
      .toString(16)
      .padStart(8, '0');
  }
  return text.slice(0, length);
}
