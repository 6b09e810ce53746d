/**
 * The games of the 17 regular weeks form a round robin by the circle method: the last club of the circle stays, and the
 * others move by one place each round. Week 7 has the games, in the order, that the campaign's pictures show.
 */
import { toScore } from '../fixtures/scores.ts';
import { CLUBS } from '../fixtures/teams.ts';
import { WEEKS } from '../fixtures/weeks.ts';
import { mix } from '../lib/random.ts';
import { DAY_MS, HOUR_MS, toDate, toInstant } from '../lib/time.ts';
import type { GameRow } from '../models/index.ts';
import { getGameEnd } from '../rules/games.ts';
import { getLeagueOrder, getWinner } from '../rules/league.ts';

type Slot = readonly [day: number, time: string];

/** Reads `0 19:00, 2 12:00` as 19:00 on the first and 12:00 on the third day of the week. */
const toSlots = (text: string): Slot[] =>
  text.split(', ').map((slot) => [Number(slot.charAt(0)), `${slot.slice(2)}:00`]);

const SLOTS = toSlots('0 19:00, 0 21:00, 1 17:00, 1 17:00, 1 19:05, 1 21:10, 2 12:00, 2 18:00, 2 20:00');
const KNOCK_OUT_SLOTS: Readonly<Record<number, readonly Slot[]>> = {
  18: toSlots('0 19:00, 0 21:10, 1 19:00, 1 21:10'),
  19: toSlots('0 17:00, 0 19:10, 1 17:00, 1 19:10'),
  20: toSlots('0 19:00, 1 19:00'),
  21: toSlots('0 18:00, 1 18:00'),
  22: toSlots('0 20:00'),
  23: toSlots('0 18:30'),
};

const CIRCLE = 'PUM CAZ TIG PAC LEO SLP TIJ JUA SAN NEC TOL GDL QRO MTY AME ATE ATL PUE'
  .split(' ')
  .map((code) => CLUBS.find(({ short_name }) => short_name === code)?.id ?? '');
const ROUNDS = 17;

const POSTPONED: Readonly<Record<number, number>> = { 4: 7, 12: 3 };
const CANCELLED: Readonly<Record<number, number>> = { 2: 8 };

function getPairs(round: number): (readonly [home: string, away: string])[] {
  const play = (home: number, away: number) => [CIRCLE[home] ?? '', CIRCLE[away] ?? ''] as const;
  const pairs = [round % 2 === 0 ? play(ROUNDS, round) : play(round, ROUNDS)];
  for (let k = 1; k <= 8; k += 1) {
    const ahead = (round + k) % ROUNDS;
    const behind = (round - k + ROUNDS) % ROUNDS;
    pairs.push(k % 2 === 1 ? play(ahead, behind) : play(behind, ahead));
  }
  return pairs;
}

export function createSeasonGames(seed: number): GameRow[] {
  const games: GameRow[] = [];
  function add(week: number, [day, time]: Slot, homeId = '', awayId = '', published_at = 0) {
    const id = 701 + games.length;
    const date = toDate(toInstant(WEEKS[week - 1]?.date_start ?? '') + day * DAY_MS);
    const home = CLUBS.find((club) => club.id === homeId);
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
      published_at,
      hides_score: false,
    };
    games.push(game);
    return game;
  }

  /** Adds the games of both legs of a round. `clubs` are ordered best first, and so are the winners returned. */
  function addRound(week: number, clubs: readonly string[]): string[] {
    const published = Math.max(...games.map(getGameEnd));
    const addLeg = (number: number, isHome: boolean) =>
      (KNOCK_OUT_SLOTS[number] ?? []).map((slot, index) => {
        const [better, other] = [clubs[index], clubs[clubs.length - 1 - index]];
        const [home, away] = isHome ? [better, other] : [other, better];
        return add(number, slot, home, away, published);
      });
    const [first, second] = [addLeg(week, false), addLeg(week + 1, true)];
    const winners = second.map((game, index) => getWinner(first[index] as GameRow, game, game.homeId));
    return clubs.filter((club) => winners.includes(club));
  }

  for (let round = 0; round < ROUNDS; round += 1) {
    const pairs = getPairs(round);
    SLOTS.forEach((slot, index) => {
      // In week 7, the first pair plays first.
      const [home, away] = pairs[(index + (round + 3) * 2) % pairs.length] ?? [];
      add(round + 1, slot, home, away);
    });
  }
  const table = getLeagueOrder(
    CLUBS.map((club) => club.id),
    games.filter((game) => game.status === null && game.postponed_at === null),
  );
  let through = table.slice(0, 8);
  for (const week of [18, 20, 22]) through = addRound(week, through);
  return games;
}
