import type { AppSchema, GameRow, WeekRow } from '../models/index.ts';
import { getRecords } from '../models/read-records.ts';
import { getTriviaEnd } from '../rules/week.ts';
import {
  getCutoff,
  getGameEnd,
  getKickOff,
  getOpening,
  getWeekGames,
  getWeekStart,
  isOpenStatus,
} from '../rules/window.ts';
import { getSessionEnd } from '../server-rules.ts';

/** `trivia` is the first instant at which the server refuses answers to the week’s trivia. */
export type AgendaKind =
  | 'week'
  | 'opening'
  | 'cutoff'
  | 'kickoff'
  | 'final'
  | 'trivia'
  | 'published'
  | 'postponed'
  | 'code'
  | 'link'
  | 'session';

export interface AgendaEvent {
  id: string;
  kind: AgendaKind;
  at: number;
  label: string;
  expression: string | null;
  week: number | null;
  game: string | null;
  /**
   * True when the event doesn't take place: its game is postponed at or before this instant (`postponed_at`), or
   * the status of the game was set to another value than `activo`, `active` and `en juego`. Always false for the
   * event `postponed` and for events without a game.
   */
  isCalledOff: boolean;
}

const STEP_KINDS: readonly AgendaKind[] = ['cutoff', 'kickoff', 'final'];

function createGameEvents(
  game: GameRow,
  place: number,
  week: WeekRow,
  names: (game: GameRow) => string,
): AgendaEvent[] {
  const isOver = game.status !== null && game.status !== 'en juego' && !isOpenStatus(game.status);
  const isCalledOffAt = (at: number) => isOver || (game.postponed_at !== null && at >= game.postponed_at);
  const event = (kind: AgendaKind, at: number, verb: string, word: string | null): AgendaEvent => ({
    id: `${kind}:${game.id}`,
    kind,
    at,
    label: `${verb} ${names(game)}`,
    expression: word && `${word}(${week.number}, ${place})`,
    week: week.number,
    game: game.id,
    isCalledOff: kind !== 'postponed' && isCalledOffAt(at),
  });
  const events = [
    event('opening', getOpening(game, week), 'Abre', 'apertura'),
    event('cutoff', getCutoff(game, week), 'Cierra', 'cierre'),
    event('kickoff', getKickOff(game), 'Empieza', 'inicio'),
    event('final', getGameEnd(game), 'Termina', 'final'),
  ];
  if (game.published_at > 0) events.push(event('published', game.published_at, 'Se publica', null));
  if (game.postponed_at !== null) events.push(event('postponed', game.postponed_at, 'Se pospone', null));
  return events;
}

function getWeekNoun({ number, alias }: Pick<WeekRow, 'number' | 'alias'>): string {
  const name = alias ?? `Jornada ${number}`;
  return /^jornada\b/i.test(name) ? `la ${name}` : name;
}

export function getAgenda(schema: AppSchema): AgendaEvent[] {
  const games = getRecords(schema, 'games');
  const trivias = getRecords(schema, 'trivias');
  const teams = new Map(getRecords(schema, 'teams').map((team) => [team.id, team.short_name]));
  const names = (game: GameRow) => `${teams.get(game.homeId) ?? '---'}–${teams.get(game.awayId) ?? '---'}`;
  const events: AgendaEvent[] = [];
  const add = (event: Omit<AgendaEvent, 'week' | 'game' | 'isCalledOff'> & Partial<AgendaEvent>) =>
    events.push({ week: null, game: null, isCalledOff: false, ...event });

  for (const week of getRecords(schema, 'weeks')) {
    const { number } = week;
    const name = getWeekNoun(week);
    add({
      id: `week:${number}`,
      kind: 'week',
      at: getWeekStart(week),
      label: `Empieza ${name}`,
      expression: `semana(${number})`,
      week: number,
    });
    if (trivias.some((trivia) => trivia.weekId === week.id)) {
      add({
        id: `trivia:${number}`,
        kind: 'trivia',
        at: getTriviaEnd(week, games),
        label: `Cierra la trivia de ${name}`,
        expression: `trivia(${number})`,
        week: number,
      });
    }
    getWeekGames(games, number).forEach((game, index) => {
      events.push(...createGameEvents(game, index + 1, week, names));
    });
  }
  for (const mail of getRecords(schema, 'mails')) {
    if (mail.used) continue;
    const [noun, word] = mail.kind === 'code' ? ['el código', 'codigo()'] : ['el enlace', 'enlace()'];
    add({
      id: `${mail.kind}:${mail.id}`,
      kind: mail.kind,
      at: mail.expires_at,
      label: `Vence ${noun} de ${mail.to}`,
      expression: word,
    });
  }
  for (const session of getRecords(schema, 'sessions')) {
    if (session.revoked) continue;
    const at = getSessionEnd(session.created_at);
    add({
      id: `session:${session.id}`,
      kind: 'session',
      at,
      label: 'Vence la sesión',
      expression: 'sesion()',
    });
  }
  return events.sort((a, b) => a.at - b.at || (a.id < b.id ? -1 : 1));
}

interface NextOptions {
  direction: 1 | -1;
  offset?: number;
  kinds?: readonly AgendaKind[];
  grace?: number;
}

export function findStep(
  events: readonly AgendaEvent[],
  now: number,
  { direction, offset = 0, kinds = STEP_KINDS, grace = 0 }: NextOptions,
): AgendaEvent | null {
  const stops = events.filter(({ kind, isCalledOff }) => kinds.includes(kind) && !isCalledOff);
  if (direction === 1) return stops.find(({ at }) => at + offset > now) ?? null;
  const time = Math.floor(now);
  const reached = stops.findLast(({ at }) => at + offset <= time);
  if (!reached || reached.at + offset < time - grace) return reached ?? null;
  return stops.findLast(({ at }) => at < reached.at) ?? null;
}
