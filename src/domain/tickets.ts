import { compareIds } from './games.ts';
import type { Game, Id, Prediction, PredictionsByWeek, ScorePick, Team } from './types.ts';

export interface Ticket {
  week: number;
  predictions: readonly Prediction[];
}

export interface TicketLine {
  gameId: Id;
  home: Team;
  away: Team;
  homeScore: number | null;
  awayScore: number | null;
  /** `draft`: a score that is not sent. `blank`: no score. Undefined for a prediction. */
  state?: 'draft' | 'blank';
}

/** The line of a complete score. */
export interface PickLine extends TicketLine {
  homeScore: number;
  awayScore: number;
}

/** The id that a prediction has on this device until the server names its own, which is no folio. */
const LOCAL_ID_PREFIX = 'sent-';

export const createLocalId = (gameId: Id): Id => `${LOCAL_ID_PREFIX}${gameId}`;

/**
 * The folio of a ticket: the id of the prediction that was sent first, so that every page shows the same one, whatever
 * was sent later. Undefined while the server has named none.
 */
export function getFolio(predictions: readonly Prediction[]): Id | undefined {
  const [first] = predictions
    .filter(({ id }) => !id.startsWith(LOCAL_ID_PREFIX))
    .sort((a, b) => getTime(a) - getTime(b) || compareIds(a.id, b.id));
  return first?.id;
}

const getTime = ({ createdAt }: Prediction) => createdAt ?? Number.MAX_SAFE_INTEGER;

/** The latest time of a prediction in ms (server time), or null when the server sends no time. */
export function getSentAt(predictions: readonly Prediction[]): number | null {
  return Math.max(0, ...predictions.map(({ createdAt }) => createdAt ?? 0)) || null;
}

/** The tickets of the weeks with a prediction, the newest first. */
export function getTickets(byWeek: PredictionsByWeek): Ticket[] {
  return [...byWeek]
    .flatMap(([week, predictions]) => (predictions.length > 0 ? [{ week, predictions }] : []))
    .sort((a, b) => b.week - a.week);
}

/** Of `tickets`, the newest first, the newest with points; null before the first points. */
export function getCountedTicket(tickets: readonly Ticket[]): Ticket | null {
  return tickets.find(({ predictions }) => predictions.some(({ points }) => points !== null)) ?? null;
}

/** The week whose ticket Perfil opens first. */
export function getWeekToOpen(tickets: readonly Ticket[]): number | null {
  return (getCountedTicket(tickets) ?? tickets[0])?.week ?? null;
}

/** The predictions in the order of `games`. Predictions whose game is no longer listed come last. */
export function sortByGame(predictions: readonly Prediction[], games: readonly Game[]): Prediction[] {
  const places = new Map(games.map(({ id }, index) => [id, index]));
  const getPlace = ({ gameId }: Prediction) => places.get(gameId) ?? games.length;
  return [...predictions].sort((a, b) => getPlace(a) - getPlace(b));
}

/** The lines of a ticket, in the order of `games`. A score whose game is no longer listed has none. */
export function createTicketLines(picks: readonly ScorePick[], games: readonly Game[]): PickLine[] {
  return games.flatMap(({ id, home, away }) => {
    const pick = picks.find(({ gameId }) => gameId === id);
    return pick ? [{ gameId: id, home, away, homeScore: pick.homeScore, awayScore: pick.awayScore }] : [];
  });
}
