/** Returns random hexadecimal digits, two for each byte, so that two tabs never create the same id. */
export const createRandomId = (bytes: number): string =>
  [...crypto.getRandomValues(new Uint8Array(bytes))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
