/** A player's tickets (*boletos*): the predictions of a week as they are shown. */
import type { Game, Id, Prediction, PredictionsByWeek, ScorePick, Team } from './types.ts';

/** What was sent for a week. */
export interface Ticket {
  week: number;
  predictions: readonly Prediction[];
  /** Id of its first prediction. */
  folio: Id;
  /** When the last prediction arrived, ms, server time; null where the server did not say. */
  sentAt: number | null;
}

/** A game and its score as every ticket, review and shared card draws it. A blank line has no goals. */
export interface TicketLine {
  gameId: Id;
  home: Pick<Team, 'name' | 'shortName' | 'color' | 'colorAlt'>;
  away: Pick<Team, 'name' | 'shortName' | 'color' | 'colorAlt'>;
  homeScore: number | null;
  awayScore: number | null;
  /** Filled in but not sent, or still blank. Sent when left out. */
  state?: 'draft' | 'blank';
}

/** When the last of these predictions arrived, ms; null where the server did not say of any. */
export function getSentAt(predictions: readonly Prediction[]): number | null {
  return Math.max(0, ...predictions.map(({ createdAt }) => createdAt ?? 0)) || null;
}

/** The tickets, the newest week first. Weeks with nothing sent have none. */
export function getTickets(byWeek: PredictionsByWeek): Ticket[] {
  return [...byWeek]
    .flatMap(([week, predictions]) => {
      const [first] = predictions;
      return first ? [{ week, predictions, folio: first.id, sentAt: getSentAt(predictions) }] : [];
    })
    .sort((a, b) => b.week - a.week);
}

/** The newest ticket with a game that has its points, null for none. */
export function getCountedTicket(tickets: readonly Ticket[]): Ticket | null {
  return tickets.find(({ predictions }) => predictions.some(({ points }) => points !== null)) ?? null;
}

/** The week whose ticket opens first: the newest with a game that has its points, else the newest. */
export function getWeekToOpen(tickets: readonly Ticket[]): number | null {
  return (getCountedTicket(tickets) ?? tickets[0])?.week ?? null;
}

/** The predictions in the order of the games; those whose game the server no longer lists come last. */
export function sortByGame(predictions: readonly Prediction[], games: readonly Game[]): Prediction[] {
  const places = new Map(games.map(({ id }, index) => [id, index]));
  const getPlace = ({ gameId }: Prediction) => places.get(gameId) ?? games.length;
  return [...predictions].sort((a, b) => getPlace(a) - getPlace(b));
}

/** The lines of some scores in the order of the games. A score whose game is not listed has no line. */
export function createTicketLines(scores: readonly ScorePick[], games: readonly Game[]): TicketLine[] {
  return games.flatMap(({ id, home, away }) => {
    const score = scores.find(({ gameId }) => gameId === id);
    return score ? [{ gameId: id, home, away, homeScore: score.homeScore, awayScore: score.awayScore }] : [];
  });
}
