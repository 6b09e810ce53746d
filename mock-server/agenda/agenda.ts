/** The events of the calendar. */
import { STEP_KINDS } from '../catalogue/step-kinds.ts';
import type { GameRow } from '../models/game.ts';
import type { AppSchema } from '../models/index.ts';
import { findRow, getMatchName, getRows } from '../models/rows.ts';
import type { WeekRow } from '../models/week.ts';
import { isOpenStatus } from '../rules/status.ts';
import { getTriviaEnd } from '../rules/trivia.ts';
import {
  getCutoff,
  getGameEnd,
  getKickOff,
  getOpening,
  getWeekGames,
  getWeekStart,
} from '../rules/window.ts';
import { getSessionEnd } from '../server-rules.ts';

/** `trivia` is the first instant at which the server refuses answers to the week's trivia. */
export const AGENDA_KINDS = [
  'week',
  'opening',
  'cutoff',
  'kickoff',
  'final',
  'trivia',
  'published',
  'postponed',
  'code',
  'link',
  'session',
] as const;
export type AgendaKind = (typeof AGENDA_KINDS)[number];

export interface AgendaEvent {
  id: string;
  kind: AgendaKind;
  at: number;
  label: string;
  expression: string | null;
  week: number | null;
  game: string | null;
  /**
   * True when the event doesn't take place: its game is postponed at or before `at` (`postponed_at`), or the
   * status of the game was set to another value than `activo`, `active` and `en juego`. Always false for the
   * event `postponed` and for events without a game.
   */
  isCalledOff: boolean;
}

export function getAgenda(schema: AppSchema): AgendaEvent[] {
  const games = getRows(schema, 'games');
  const trivias = getRows(schema, 'trivias');
  const events: AgendaEvent[] = [];
  const add = (
    kind: AgendaKind,
    id: string | number,
    event: Pick<AgendaEvent, 'at' | 'label' | 'expression'> & Partial<AgendaEvent>,
  ) => events.push({ id: `${kind}:${id}`, kind, week: null, game: null, isCalledOff: false, ...event });

  function addGame(game: GameRow, place: number, week: WeekRow) {
    const { id, status, published_at, postponed_at } = game;
    const name = getMatchName(schema, game);
    const isOver = status !== null && status !== 'en juego' && !isOpenStatus(status);
    const addEvent = (kind: AgendaKind, at: number, verb: string, word: string | null) =>
      add(kind, id, {
        at,
        label: `${verb} ${name}`,
        expression: word && `${word}(${week.number}, ${place})`,
        week: week.number,
        game: id,
        isCalledOff: kind !== 'postponed' && (isOver || (postponed_at !== null && at >= postponed_at)),
      });
    addEvent('opening', getOpening(game, week), 'Abre', 'apertura');
    addEvent('cutoff', getCutoff(game, week), 'Cierra', 'cierre');
    addEvent('kickoff', getKickOff(game), 'Empieza', 'inicio');
    addEvent('final', getGameEnd(game), 'Termina', 'final');
    if (published_at > 0) addEvent('published', published_at, 'Se publica', null);
    if (postponed_at !== null) addEvent('postponed', postponed_at, 'Se pospone', null);
  }

  for (const week of getRows(schema, 'weeks')) {
    const { number, alias } = week;
    const name = (alias ?? `Jornada ${number}`).replace(/^jornada\b/i, 'la $&');
    const label = `Empieza ${name}`;
    add('week', number, { at: getWeekStart(week), label, expression: `semana(${number})`, week: number });
    if (trivias.some((trivia) => trivia.weekId === week.id)) {
      const at = getTriviaEnd(week, games);
      const label = `Cierra la trivia de ${name}`;
      add('trivia', number, { at, label, expression: `trivia(${number})`, week: number });
    }
    getWeekGames(games, number).forEach((game, index) => {
      addGame(game, index + 1, week);
    });
  }
  for (const { id, kind, to, expires_at, used } of getRows(schema, 'mails')) {
    if (used) continue;
    const [noun, word] = kind === 'code' ? ['el código', 'codigo'] : ['el enlace', 'enlace'];
    add(kind, id, { at: expires_at, label: `Vence ${noun} de ${to}`, expression: `${word}(${id})` });
  }
  for (const { id, userId, created_at, revoked } of getRows(schema, 'sessions')) {
    if (revoked) continue;
    const email = findRow(schema, 'users', userId)?.email ?? userId;
    add('session', id, {
      at: getSessionEnd(created_at),
      label: `Vence la sesión de ${email}`,
      expression: `sesion(${id})`,
    });
  }
  return events.sort((a, b) => a.at - b.at || (a.id < b.id ? -1 : 1));
}

/**
 * Returns the next (1) or previous (−1) event, or null; `offset` is added to the time of each event. A step back skips
 * the last event if it was at most `grace` ms ago.
 */
export function findStep(
  events: readonly AgendaEvent[],
  now: number,
  direction: 1 | -1,
  kinds: readonly AgendaKind[] = STEP_KINDS,
  { offset = 0, grace = 0 } = {},
): AgendaEvent | null {
  const stops = events.filter(({ kind, isCalledOff }) => kinds.includes(kind) && !isCalledOff);
  if (direction === 1) return stops.find(({ at }) => at + offset > now) ?? null;
  const time = Math.floor(now);
  const reached = stops.findLast(({ at }) => at + offset <= time);
  if (!reached) return null;
  if (reached.at + offset < time - grace) return reached;
  return stops.findLast(({ at }) => at < reached.at) ?? null;
}
