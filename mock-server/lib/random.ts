export const MAX_SEED = 2 ** 32 - 1;

export const isSeed = (value: unknown): value is number =>
  Number.isInteger(value) && (value as number) >= 0 && (value as number) <= MAX_SEED;

export function mix(...values: number[]): number {
  let hash = 0x811c9dc5;
  for (const value of values) hash = mixTwo(hash, value);
  return hash >>> 0;
}

/** Mixes a value into a hash, unsigned, as `mix` does for each of its values. Faster in loops, without an array. */
export const mixTwo = (hash: number, value: number) => mixBits(hash, value) >>> 0;

/** Mixes a value into a hash. Returns a signed 32-bit integer. */
export function mixBits(hash: number, value: number): number {
  let mixed = hash ^ value;
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x7feb352d);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x846ca68b);
  return mixed ^ (mixed >>> 16);
}

export function hashToUint32(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return hash >>> 0;
}

export const randomFraction = (...values: number[]) => mix(...values) / 0x1_0000_0000;

export function createRandomHex(length: number, ...values: number[]): string {
  let text = '';
  for (let index = 0; text.length < length; index += 1) {
    text += mix(...values, index)
      .toString(16)
      .padStart(8, '0');
  }
  return text.slice(0, length);
}
