import { createRegularSeason, KNOCK_OUT_SLOTS } from '../fixtures/calendar.ts';
import { toScore } from '../fixtures/scores.ts';
import { CLUBS } from '../fixtures/teams.ts';
import { WEEKS } from '../fixtures/weeks.ts';
import { mix } from '../lib/random.ts';
import { DAY_MS, HOUR_MS, toDate, toInstant } from '../lib/time.ts';
import type { GameRow } from '../models/index.ts';
import { getLeagueOrder, getWinner } from '../rules/league.ts';
import { getGameEnd } from '../rules/window.ts';

const POSTPONED: Readonly<Record<number, number>> = { 4: 7, 12: 3 };
const CANCELLED: Readonly<Record<number, number>> = { 2: 8 };

const clubByCode = new Map(CLUBS.map((club) => [club.short_name, club]));
const clubById = new Map(CLUBS.map((club) => [club.id, club]));

export function createSeasonGames(seed: number): GameRow[] {
  const games: GameRow[] = [];
  function add(week: number, date: string, time: string, homeId: string, awayId: string, published: number) {
    const id = 701 + games.length;
    const home = clubById.get(homeId);
    const [home_goals, away_goals] = toScore(mix(seed, 1, id));
    const slot = games.filter((game) => game.weekId === String(week)).length;
    const game: GameRow = {
      id: String(id),
      weekId: String(week),
      date,
      time,
      homeId,
      awayId,
      stadium: home?.stadium ?? '',
      city: home?.city ?? '',
      home_goals,
      away_goals,
      status: CANCELLED[week] === slot ? 'cancelado' : null,
      postponed_at: POSTPONED[week] === slot ? toInstant(date, time) - 5 * HOUR_MS : null,
      published_at: published,
      hides_score: false,
    };
    games.push(game);
    return game;
  }

  /** Adds the games of both legs of a round. `clubs` are ordered best first, and so are the winners returned. */
  function addRound(week: number, clubs: readonly string[]): string[] {
    const published = Math.max(...games.map(getGameEnd));
    const ties = clubs
      .slice(0, clubs.length / 2)
      .map((better, index) => [better, clubs[clubs.length - 1 - index] ?? ''] as const);
    const addLeg = (number: number, pairs: readonly (readonly [string, string])[]) => {
      const start = toInstant(WEEKS[number - 1]?.date_start ?? '');
      return pairs.map(([home, away], index) => {
        const [day, time] = KNOCK_OUT_SLOTS[number]?.[index] ?? [0, '20:00:00'];
        return add(number, toDate(start + day * DAY_MS), time, home, away, published);
      });
    };
    const first = addLeg(
      week,
      ties.map(([better, other]) => [other, better] as const),
    );
    const second = addLeg(week + 1, ties);
    const winners = ties.map(([better], index) =>
      getWinner(first[index] as GameRow, second[index] as GameRow, better),
    );
    return clubs.filter((club) => winners.includes(club));
  }

  for (const { week, date, time, home, away } of createRegularSeason()) {
    add(week, date, time, clubByCode.get(home)?.id ?? '', clubByCode.get(away)?.id ?? '', 0);
  }
  const table = getLeagueOrder(
    CLUBS.map((club) => club.id),
    games.filter((game) => game.status === null && game.postponed_at === null),
  );
  let through = table.slice(0, 8);
  for (const week of [18, 20, 22]) through = addRound(week, through);
  return games;
}
