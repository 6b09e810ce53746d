import type {
  Game,
  GameStatus,
  MyPosition,
  Prediction,
  RankingTablePage,
  User,
  Week,
} from '../domain/types.ts';

/** Converts a date and time at −06:00, such as `2026-08-29T19:00:00`, to ms since the epoch. */
export const at = (iso: string) => Date.parse(`${iso}-06:00`);

const team = (name: string, shortName: string) => ({
  name,
  shortName,
  color: '#123456',
  colorAlt: '#ffffff',
});

export function game(
  id: string,
  home: string,
  away: string,
  when: string,
  status: GameStatus = 'active',
): Game {
  const [date = ''] = when.split('T');
  return {
    id,
    week: 7,
    date,
    kickOff: at(when),
    status,
    home: team(home, home.slice(0, 3).toUpperCase()),
    away: team(away, away.slice(0, 3).toUpperCase()),
    homeScore: null,
    awayScore: null,
  };
}

export const week = (number: number, dateStart: string): Week => ({
  number,
  alias: null,
  beforeHoursBet: null,
  beforeWeeksBet: null,
  dateStart,
});

export const GAMES = [
  game('1', 'Tigres', 'Toluca', '2026-08-29T19:00:00'),
  game('2', 'Pumas', 'Atlas', '2026-08-29T21:00:00'),
  game('3', 'Puebla', 'Pachuca', '2026-08-30T12:00:00'),
  game('4', 'Necaxa', 'Santos', '2026-08-30T18:00:00'),
];

export const ANA = { id: '7', nickname: 'ana10' } as User;

export const createPrediction = (changes: Partial<Prediction> = {}): Prediction => ({
  id: '1',
  gameId: '1',
  homeScore: 1,
  awayScore: 0,
  points: null,
  createdAt: null,
  ...changes,
});

export const createMyPosition = (changes: Partial<MyPosition> = {}): MyPosition => ({
  position: 128,
  score: 0,
  exact: null,
  results: null,
  movement: null,
  ...changes,
});

export const createRankingPage = (changes: Partial<RankingTablePage> = {}): RankingTablePage => ({
  rows: [],
  myPosition: null,
  currentPage: 1,
  lastPage: 1,
  ...changes,
});
