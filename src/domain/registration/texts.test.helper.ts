/** A check of a text, and the texts that it refuses by error code; `none` lists the texts that it accepts. */
export type TextCheck = [
  name: string,
  check: (text: string) => string | null,
  texts: Record<string, string[]>,
];

/** Returns a row for each text: the name of its check, the text, the code, the check. */
export const listTexts = (checks: readonly TextCheck[]) =>
  checks.flatMap(([name, check, texts]) =>
    Object.entries(texts).flatMap(([code, all]) => all.map((text) => [name, text, code, check] as const)),
  );

/**
 * Lengths of the hostile texts, each of which repeats one of `UNITS`. Shorter texts run first, so that a check
 * whose time grows with the square of the length fails before the text of 100,000 characters.
 */
const LENGTHS = [1_000, 10_000, 100_000];
export const MAX_MS = 50;

const UNITS = [
  'a',
  'a.',
  '.',
  ' ',
  '0',
  '0 ',
  '-',
  'a-',
  'a@',
  '@a.',
  '\u00a0',
  '\u200b',
  '1\u200b',
  '482 913 ',
  'é',
  '+52',
  '(',
  '😀',
];

/** True if no run of up to five takes at most `MAX_MS` of processor time. Compilation can slow down some of them. */
function isSlow(check: (text: string) => unknown, text: string): boolean {
  return [1, 2, 3, 4, 5].every(() => {
    const started = process.cpuUsage();
    check(text);
    const { user, system } = process.cpuUsage(started);
    return (user + system) / 1000 > MAX_MS;
  });
}

/**
 * Returns the patterns for which `check` takes more than `MAX_MS` of the processor. Its texts have 1,000, 10,000 and
 * 100,000 characters, repeat one pattern and end with “!”.
 */
export const findSlow = (check: (text: string) => unknown): string[] =>
  UNITS.filter((unit) => LENGTHS.some((length) => isSlow(check, `${unit.repeat(length / unit.length)}!`)));
