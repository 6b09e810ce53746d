import { getResultsWords, type ShareWords, ticketWords } from '../../copy/share.ts';
import { getWeekNameByNumber } from '../../copy/week-name.ts';
import { areAwaitingPoints } from '../../domain/awaited-points.ts';
import { getBestPick } from '../../domain/best-pick.ts';
import { isPerfectWeek } from '../../domain/perfect-week.ts';
import { sumWeek } from '../../domain/scoring.ts';
import { createTicketLines, getSentAt } from '../../domain/tickets.ts';
import type { Game, GameStatus } from '../../domain/types.ts';
import { useStores } from '../../use-stores.ts';
import type { CardOf } from './share-card.ts';

export interface WeekShare {
  card: CardOf<'results' | 'ticket'>;
  words: ShareWords;
}

/**
 * Returns what a player shares of a week: the results once the week has published points, the predictions before. Null
 * without a sent prediction, and before the games of the week are loaded.
 */
export function useWeekShare(week: number | null): WeekShare | null {
  const stores = useStores();
  const predictions = stores.predictions.getForWeek(week);
  const games = getGames(stores.games.getForWeek(week));
  const lines = createTicketLines(predictions, games);
  if (week === null || lines.length === 0) return null;

  const tag = getWeekNameByNumber(week, stores.weeks.all.value);
  const position = stores.positions.byWeek.value.get(week);
  const { counted, exact, results, total } = sumWeek(predictions, {
    triviaPoints: stores.trivia.points.value.get(week),
    rankingScore: position?.score,
  });
  if (counted === 0)
    return { card: { kind: 'ticket', tag, lines, sentAt: getSentAt(predictions) }, words: ticketWords };

  const isOver = week < (stores.weeks.seasonNumber.value ?? 0);
  const isFinal = isOver || (!areAwaitingPoints(predictions, games) && games.every(isEnded));
  return {
    card: {
      kind: 'results',
      tag,
      points: total,
      isFinal,
      isPerfect: isPerfectWeek(predictions, games),
      position: position?.position ?? null,
      exact,
      results,
      best: getBestPick(predictions, games),
    },
    words: getResultsWords(tag, total, isFinal),
  };
}

const ENDED: ReadonlySet<GameStatus> = new Set(['final', 'postponed', 'cancelled']);
const isEnded = ({ status }: Game) => ENDED.has(status);

type WeekGames = ReturnType<ReturnType<typeof useStores>['games']['getForWeek']>;

const getGames = (state: WeekGames): readonly Game[] => ('data' in state && state.data) || [];
