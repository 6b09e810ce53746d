/** Which predictions the server accepts. */
import type { RefusalName } from '../catalogue/catalogue.ts';
import { normalize } from '../lib/text.ts';
import { toDate } from '../lib/time.ts';
import type { GameRow } from '../models/game.ts';
import type { ScorePick } from '../models/prediction.ts';
import type { WeekRow } from '../models/week.ts';
import { getStatus, isOpenStatus, isPublished } from './status.ts';
import { getCutoff, getOpening } from './window.ts';

interface BetContext {
  games: readonly GameRow[];
  weeks: readonly WeekRow[];
  sent: ReadonlySet<string>;
  now: number;
}

const REFUSAL_ORDER: readonly RefusalName[] = [
  'noMatchGames',
  'betNotAllowed',
  'betBeforeStart',
  'noBetDay',
  'noBetTime',
];

/**
 * Returns the refusal that comes first in `REFUSAL_ORDER`, or null when the server accepts all predictions. The server
 * accepts all predictions of a submission or none.
 */
export function getBetRefusal(
  predictions: readonly ScorePick[],
  { games, weeks, sent, now }: BetContext,
): RefusalName | null {
  const ids = predictions.map((prediction) => prediction.game_id);
  if (ids.length === 0 || new Set(ids).size < ids.length || ids.some((id) => sent.has(id)))
    return 'noMatchGames';
  const refusals = new Set<RefusalName>();
  for (const id of ids) {
    const game = games.find((row) => row.id === id);
    const week = weeks.find((row) => row.id === game?.weekId);
    const refusal = getGameRefusal(game, week, now);
    if (refusal) refusals.add(refusal);
    if (week && !isBetDay(week.bet_days, now)) refusals.add('noBetDay');
  }
  return REFUSAL_ORDER.find((name) => refusals.has(name)) ?? null;
}

export function getGameRefusal(
  game: GameRow | undefined,
  week: WeekRow | undefined,
  now: number,
): RefusalName | null {
  if (!game || !week || !isPublished(game, now)) return 'noMatchGames';
  const status = getStatus(game, week, now);
  if (!isOpenStatus(status) && status !== 'en juego') return 'noMatchGames';
  if (week.closed) return 'betNotAllowed';
  if (now < getOpening(game, week)) return 'betBeforeStart';
  return now >= getCutoff(game, week) ? 'noBetTime' : null;
}

const DAYS = ['dom', 'lun', 'mar', 'mie', 'jue', 'vie', 'sab'];

/** Whether the text, such as `jue,vie` or “Jueves y viernes”, names the day of `now`, or no day at all. */
function isBetDay(text: string, now: number): boolean {
  const words = normalize(text).split(/[^a-z]+/);
  const days = DAYS.filter((day) => words.some((word) => word.startsWith(day)));
  return days.length === 0 || days.includes(DAYS[new Date(toDate(now)).getUTCDay()] ?? '');
}
