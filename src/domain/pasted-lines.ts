import { DASHES, removeInvisible } from './plain-text.ts';

/** What WhatsApp puts before a copied message: the date, the time and the sender. */
const MESSAGE_START = new RegExp(
  [
    '^\\[[^\\]]*\\d:\\d\\d[^\\]]*\\]\\s*(?:[^:]*:\\s)?',
    `^\\d{1,2}[/.-]\\d{1,2}[/.-]\\d{2,4},?\\s+\\d{1,2}:\\d\\d[^${DASHES}]*[${DASHES}]\\s*(?:[^:]*:\\s)?`,
  ].join('|'),
  'u',
);

/** Limit in characters, so that no regular expression runs on very long text. */
const MAX_START = 120;

const GOAL_AT_END = /\d\W*$/u;

/** Splits a pasted text into lines of one game each. `isGame`: whether a line names a game. */
export function splitLines(text: string, isGame: (line: string) => boolean): string[] {
  return removeInvisible(text)
    .split(/[\n\r\v\f\u2028\u2029]+/)
    .map((line) => line.trim())
    .flatMap((line) => {
      const start = MESSAGE_START.exec(line.slice(0, MAX_START))?.[0] ?? '';
      return joinTeams(line.slice(start.length).split(/[,;]+/), isGame).flatMap((part) =>
        splitGames(part, isGame),
      );
    })
    .filter((part) => part !== '');
}

/** Joins two parts of a line of which only both together name a game: “América 2” and “Pumas 1”. */
function joinTeams(parts: readonly string[], isGame: (line: string) => boolean): string[] {
  const lines: string[] = [];
  for (const part of parts.map((text) => text.trim())) {
    const before = lines.at(-1) ?? '';
    const both = `${before}, ${part}`;
    if (GOAL_AT_END.test(before) && !isGame(before) && !isGame(part) && isGame(both))
      lines.splice(-1, 1, both);
    else lines.push(part);
  }
  return lines;
}

/** Splits a line at signs that may also stand inside a game, such as “/”, if each part is a game. */
function splitGames(line: string, isGame: (line: string) => boolean): string[] {
  if (isGame(line)) return [line];
  const parts = line.split(/\s+(?:[/|•·+&]|[ye])\s+/).map((part) => part.trim());
  return parts.every(isGame) ? parts : [line];
}
