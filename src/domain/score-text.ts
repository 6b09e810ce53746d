import { DASHES, toAsciiDigits } from './plain-text.ts';

/** Two names with a score each, as a line has them, spaces included. */
export interface ScoreText {
  first: string;
  second: string;
  goals: readonly [string, string];
}

const BETWEEN = `[${DASHES}:∶x×✕✖\\t]|a|vs?\\.?|contra|por`;
const SCORE = new RegExp(`^(\\D+?)(\\d)\\s*(?:${BETWEEN})\\s*(\\d)(\\D*)$`, 'iu');
const PAIR = new RegExp(`^(.+?)(?:\\s*[${DASHES}/]\\s*|\\s+(?:vs?\\.?|contra|x)\\s+)(.+)$`, 'iu');
/** “América 1 vs Pumas 0”, “América 1, Pumas 0”. */
const GOALS_AFTER_NAMES = new RegExp(
  `^(\\D+?)(\\d)\\s*(?:[${DASHES},]|vs?\\.?|contra|x|y)?\\s(\\D*\\p{L}\\D*?)(\\d)[^\\p{L}\\d]*$`,
  'iu',
);

const HOUR = /\b\d{1,2}:\d\d\b(?:\s*h(?:rs?)?\b)?/gi;
const NUMERIC_DATE = /\b\d{1,2}\/\d{1,2}(?:\/\d{2,4})?\b/g;
const DAY = '(?:lun|mar|mi\\p{L}|jue|vie|s\\p{L}b|dom)\\p{L}*[.,]?\\s+';
const MONTH =
  '(?:ene(?:ro)?|feb(?:rero)?|mar(?:zo)?|abr(?:il)?|mayo?|jun(?:io)?|jul(?:io)?|ago(?:sto)?|sept?(?:iembre)?|oct(?:ubre)?|nov(?:iembre)?|dic(?:iembre)?)';
/** “sáb 21 nov”, “21 de noviembre de 2026”. */
const WRITTEN_DATE = new RegExp(
  `(?<!\\p{L})(?:${DAY})?\\d{1,2}\\s+(?:de\\s+)?${MONTH}(?!\\p{L})\\.?(?:\\s+(?:de\\s+)?\\d{4})?`,
  'giu',
);

/**
 * Drops list numbers, bullets and emoji before the first team, the frames of keycap emoji, WhatsApp's formatting,
 * brackets, dates and hours.
 */
function cleanLine(line: string): string {
  return toAsciiDigits(line.replace(/[ºª°]|\u20e3/g, ''))
    .replace(/(?<=\d\s*)~(?=\s*\d)/g, '-')
    .replace(/[*_~`()[\]{}]/g, ' ')
    .replaceAll('|', '\t')
    .replace(HOUR, ' ')
    .replace(NUMERIC_DATE, ' ')
    .replace(WRITTEN_DATE, ' ')
    .replace(/^[^\p{L}]+/u, '')
    .trim();
}

function readCleanLine(line: string): ScoreText[] {
  const [, first = '', left = '', right = '', second = ''] = SCORE.exec(line) ?? [];
  if (first && /\p{L}/u.test(second)) return [{ first, second, goals: [left, right] }];
  if (first) {
    const names = first.replace(/[:\s]+$/, '');
    const [, home, away] = PAIR.exec(names) ?? [];
    const pairs = home !== undefined && away !== undefined ? [[home, away] as const] : splitNames(names);
    return pairs.map(([first, second]) => ({ first, second, goals: [left, right] }));
  }
  const [, home, homeGoals, away, awayGoals] = GOALS_AFTER_NAMES.exec(line) ?? [];
  if (home === undefined || away === undefined) return [];
  return [{ first: home, second: away, goals: [homeGoals ?? '', awayGoals ?? ''] }];
}

/** The pairs of names that may stand in a text without a sign between them: “Cruz Azul Pumas”. */
function splitNames(text: string): (readonly [string, string])[] {
  const words = text.split(/\s+/);
  const splits = words.slice(1).map((_, index) => {
    const names = [words.slice(0, index + 1), words.slice(index + 1)].map((part) => part.join(' '));
    return [names[0] ?? '', names[1] ?? ''] as const;
  });
  return [[text, ''], ...splits];
}

/** What people put before a line: “a)”, “ii.”, “1ro”, “J15”, “Partido 5.”, “Jornada 7:”. */
const LABEL =
  /^\p{L}{1,4}\s*[).]\s*(?=\p{L})|^\d{1,2}(?:er|[rdtmvn]o)\.?\s|^\p{L}{1,8}\.?\s*\d{1,2}\s*[.):-]*\s+|^[^:]*:\s/u;
const ASIDE = /\(\D*?\)/g;

/** Limit in characters, so that no regular expression runs on very long text. */
const MAX_LINE = 200;

/** The readings of a line: the whole, without what stands in brackets, and what follows a label. */
export function readLine(line: string): ScoreText[] {
  if (line.length > MAX_LINE) return [];
  const withoutHours = line.replace(HOUR, '');
  const texts = [line, withoutHours.replace(ASIDE, ' '), line.replace(LABEL, '')];
  return [...new Set(texts)].flatMap((text) => readCleanLine(cleanLine(text)));
}
