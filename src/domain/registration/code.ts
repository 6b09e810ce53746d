import { DASHES, removeInvisible, toAsciiDigits } from '../plain-text.ts';
import type { FieldCode } from './fields.ts';
import { CODE_LENGTH } from './limits.ts';

/** Longest text that is searched for a code: a mail that was pasted whole. */
const MAX_TEXT = 2000;
const GROUPED = new RegExp(`\\d+(?:[\\s.${DASHES}]{1,3}\\d+)*`, 'gu');
/** Lengths of the groups in which a mail may write the code: “482 913”, “48 29 13”, “4 8 2 9 1 3”. */
const SHAPES = ['3,3', '2,2,2', '1,1,1,1,1,1'];
const LABEL = /(\b(?:es|is) (?:tu|el|su|your) )?(?:c[oó]digo|code|clave)/i;

const clean = (raw: string) => toAsciiDigits(removeInvisible(raw.slice(0, MAX_TEXT))).trim();

interface Candidate {
  digits: string;
  index: number;
}

/** The candidates of the best shape: six digits without a break first. */
function findCandidates(text: string): Candidate[] {
  const found = [...text.matchAll(/\d+/g)].map(({ 0: digits, index }) => ({ digits, index }));
  const whole = found.filter(({ digits }) => digits.length === CODE_LENGTH);
  if (whole.length > 0) return whole;
  const grouped = [...text.matchAll(GROUPED)].map(({ 0: match, index }) => {
    const groups = match.match(/\d+/g) ?? [];
    return { digits: groups.join(''), index, shape: groups.map(({ length }) => length).join(',') };
  });
  for (const shape of SHAPES) {
    const matching = grouped.filter((group) => group.shape === shape);
    if (matching.length > 0) return matching;
  }
  return [];
}

/**
 * Finds the confirmation code in what was typed or pasted, such as “Reto Ruffles 2026: tu código es 482913”: the six
 * digits that stand together, in the digits of any script. Of several different candidates, the first one after the
 * word “código” is the code, or the last one before “es tu código”; without that word there is none, because a wrong
 * code costs one of few attempts.
 */
export function findCode(raw: string): string | null {
  const text = clean(raw);
  const candidates = findCandidates(text);
  if (new Set(candidates.map(({ digits }) => digits)).size <= 1) return candidates[0]?.digits ?? null;
  const label = LABEL.exec(text);
  if (!label) return null;
  const named = label[1]
    ? candidates.filter(({ index }) => index < label.index).at(-1)
    : candidates.find(({ index }) => index > label.index);
  return named?.digits ?? null;
}

export function checkCode(raw: string): FieldCode | null {
  if (clean(raw) === '') return 'required';
  return findCode(raw) === null ? 'code' : null;
}

/**
 * The code of a text that was pasted into what the field had before: at its end, at its start or between two digits.
 */
function findPastedCode(raw: string, before: string): string | null {
  const places = [...before].map((_, index) => index);
  for (const place of [before.length, ...places]) {
    const [head, tail] = [before.slice(0, place), before.slice(place)];
    const code =
      raw.startsWith(head) && raw.endsWith(tail)
        ? findCode(raw.slice(place, raw.length - tail.length))
        : null;
    if (code !== null) return code;
  }
  return null;
}

/**
 * What the field of the code shows after a change: the code that was found, else the digits typed so far. A pasted
 * text with more digits stays as it is, so that the player sees why no code was read. `before`: what the field showed
 * until now, which a pasted code replaces.
 */
export function readTypedCode(raw: string, before = ''): string {
  const code = findPastedCode(raw, before) ?? findCode(raw);
  if (code !== null) return code;
  const text = clean(raw);
  const digits = text.replace(/\D/g, '');
  const isAmbiguous = digits.length > CODE_LENGTH && (/\p{L}/u.test(text) || findCandidates(text).length > 1);
  return isAmbiguous ? raw.slice(0, MAX_TEXT) : digits.slice(0, CODE_LENGTH);
}
