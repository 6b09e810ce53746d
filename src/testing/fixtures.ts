/** Four games of week 7, their player, and objects of the domain with defaults. */
import type { Game, GameStatus, MyPosition, Prediction, RankPage, User, Week } from '../domain/types.ts';

/** An instant in the centre, ms. */
export const at = (iso: string) => Date.parse(`${iso}-06:00`);

const team = (id: string, name: string, shortName: string) => ({
  id,
  name,
  shortName,
  color: '#123456',
  colorAlt: '#ffffff',
});

/** A game of week 7 that kicks off at a centre time. */
export function game(
  id: string,
  home: string,
  away: string,
  when: string,
  status: GameStatus = 'active',
): Game {
  const [date = '', time = ''] = when.split('T');
  return {
    id,
    week: 7,
    date,
    time,
    kickOff: at(when),
    status,
    home: team(`${id}h`, home, home.slice(0, 3).toUpperCase()),
    away: team(`${id}a`, away, away.slice(0, 3).toUpperCase()),
    stadium: null,
    city: null,
    homeScore: null,
    awayScore: null,
  };
}

/** A week of the tournament with the usual window. */
export const week = (number: number, dateStart: string): Week => ({
  number,
  alias: null,
  beforeHoursBet: null,
  beforeWeeksBet: null,
  dateStart,
});

/** The games of week 7, in order. */
export const GAMES = [
  game('1', 'Tigres', 'Toluca', '2026-08-29T19:00:00'),
  game('2', 'Pumas', 'Atlas', '2026-08-29T21:00:00'),
  game('3', 'Puebla', 'Pachuca', '2026-08-30T12:00:00'),
  game('4', 'Necaxa', 'Santos', '2026-08-30T18:00:00'),
];

/** The player of the tests. */
export const ANA = { id: '7', nickname: 'ana10' } as User;

/** A prediction for game 1 that the server keeps, without points yet. */
export const createPrediction = (changes: Partial<Prediction> = {}): Prediction => ({
  id: '1',
  gameId: '1',
  homeScore: 1,
  awayScore: 0,
  points: null,
  createdAt: null,
  ...changes,
});

/** A player's position in a ranking. */
export const createMyPosition = (changes: Partial<MyPosition> = {}): MyPosition => ({
  position: 128,
  score: 0,
  exact: null,
  results: null,
  movement: null,
  ...changes,
});

/** A ranking of one page, without rows. */
export const createRankPage = (changes: Partial<RankPage> = {}): RankPage => ({
  rows: [],
  myPosition: null,
  currentPage: 1,
  lastPage: 1,
  ...changes,
});
