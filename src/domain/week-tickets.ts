/** The boletos of a player, one for each week they sent something for. */
import { reasonFor } from './scoring.ts';
import type { Game, Prediction, PredictionsByWeek } from './types.ts';

/** What was sent for a week and what it has made so far. */
export interface WeekTicket {
  week: number;
  predictions: readonly Prediction[];
  /** Id of its first prediction. */
  folio: string;
  /** When the last prediction arrived, ms, server time; null where the server did not say. */
  sentAt: number | null;
  /** Points of the games counted so far. */
  points: number;
  /** Games counted so far. */
  counted: number;
  exact: number;
  /** Right results whose score was not exact. */
  resultOnly: number;
}

function ticketOf(week: number, predictions: readonly Prediction[]): WeekTicket {
  const reasons = predictions.map(({ points }) => reasonFor(points));
  const sent = predictions.flatMap(({ createdAt }) => (createdAt === null ? [] : [createdAt]));
  return {
    week,
    predictions,
    folio: predictions[0]?.id ?? '',
    sentAt: sent.length > 0 ? Math.max(...sent) : null,
    points: predictions.reduce((sum, { points }) => sum + (points ?? 0), 0),
    counted: reasons.filter((reason) => reason !== 'pending').length,
    exact: reasons.filter((reason) => reason === 'exact').length,
    resultOnly: reasons.filter((reason) => reason === 'result').length,
  };
}

/** The boletos, the newest week first. Weeks with nothing sent have none. */
export function weekTickets(predictions: PredictionsByWeek): WeekTicket[] {
  return [...predictions]
    .filter(([, predictions]) => predictions.length > 0)
    .map(([week, predictions]) => ticketOf(week, predictions))
    .sort((a, b) => b.week - a.week);
}

/** The boleto worth opening first: the newest with something counted, else the newest. Null for none. */
export function ticketToOpen(tickets: readonly WeekTicket[]): number | null {
  return (tickets.find(({ counted }) => counted > 0) ?? tickets[0])?.week ?? null;
}

/** A line of an opened boleto: a prediction beside its game, null where the server no longer lists it. */
export interface TicketRow {
  prediction: Prediction;
  game: Game | null;
}

/** The lines of a boleto in the games' order; predictions without a game come last. */
export function ticketRows(predictions: readonly Prediction[], games: readonly Game[]): TicketRow[] {
  const place = new Map(games.map(({ id }, index) => [id, index]));
  const placeOf = ({ gameId }: Prediction) => place.get(gameId) ?? games.length;
  return [...predictions]
    .sort((a, b) => placeOf(a) - placeOf(b))
    .map((prediction) => ({ prediction, game: games[place.get(prediction.gameId) ?? -1] ?? null }));
}
