/**
 * What nobody sees in a text that was pasted: bidi marks and isolates, zero-width characters, soft hyphens, variation
 * selectors, fillers and control characters. Contact lists and chats copy them along, and no user can remove them.
 */
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\p{Cf}\u2800]|(?!\s)\p{Cc}/gu;

export const removeInvisible = (text: string): string => text.replace(INVISIBLE, '');

/**
 * Characters of a class (`[…]`) that all look like a hyphen, a dash or a minus sign, also drawn lines and the emoji.
 */
export const DASHES = '\\p{Pd}\\u2212\\u02d7\\u2043\\u207b\\u208b\\u23af\\u2500\\u2501\\u2796';

const isDigit = (code: number) => /^\p{Nd}$/u.test(String.fromCodePoint(code));

/** Converts the digits of every script to ASCII, such as “١” and “１” to “1”. */
export function toAsciiDigits(text: string): string {
  return text.normalize('NFKC').replace(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    // The ten digits of a script begin at a code that ends with the hexadecimal digit 0 or 6.
    const last = code % 16;
    return String(isDigit(code - last) ? last : last - 6);
  });
}
