import { formatCell } from './cells.ts';
import { getColumnName } from './columns.ts';

type Row = Record<string, unknown>;

/** Writes the changes of `columns`: `1–1 → 3–0` for a score, `Estadio: BBVA → Azteca` for another column. */
export function describeValues(columns: readonly string[], before: Row, after: Row): string {
  const pair = SCORES.find((names) => names.every((name) => name in before && name in after)) ?? [];
  const writeScore = (row: Row) => pair.map((name) => row[name]).join('–');
  const others = columns.filter((name) => !pair.includes(name) && name !== SEEN_SCORE);
  const changes = others.map(
    (name) =>
      `${getColumnName(name)}: ${writeChange(writeValue(name, before[name]), writeValue(name, after[name]))}`,
  );
  if (columns.includes(SEEN_SCORE))
    changes.unshift(writeChange(writeSeenScore(before), writeSeenScore(after)));
  else if (columns.some((name) => pair.includes(name)))
    changes.unshift(writeChange(writeScore(before), writeScore(after)));
  return changes.join(', ');
}

export const SCORES = [
  ['home_goals', 'away_goals'],
  ['home_score', 'away_score'],
];

/** The score of a game that the app shows, such as `2-1`; empty before the game has one. */
const SEEN_SCORE = 'score';
export const writeSeenScore = (row: Row) =>
  row[SEEN_SCORE] ? String(row[SEEN_SCORE]).replace('-', '–') : 'sin marcador';

export const writeChange = (before: string, after: string) => `${before} → ${after}`;

function writeValue(name: string, value: unknown): string {
  // A game without a status by hand has the one of its time.
  if (name === 'status' && value === null) return 'según la hora';
  if (typeof value === 'boolean') return value ? 'sí' : 'no';
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return JSON.stringify(value);
  return formatCell({ type: name.endsWith('_at') ? 'instant' : 'text' }, value) || 'nada';
}
