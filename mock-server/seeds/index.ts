import type { Root } from '../engine/history/branch.ts';
import { PERSONAS, type Persona } from '../fixtures/personas.ts';
import { CLUBS, TRIVIAS, toScore, WEEKS } from '../fixtures/season.ts';
import { mix, randomFraction } from '../lib/random.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS, toDate, toInstant } from '../lib/time.ts';
import { createCodeMail } from '../mail/mails.ts';
import type { AnswerRow } from '../models/answer.ts';
import type { GameRow } from '../models/game.ts';
import type { AppServer } from '../models/index.ts';
import type { PredictionRow } from '../models/prediction.ts';
import { getTable } from '../models/rows.ts';
import { PERSONA_DETAILS } from '../people/people.ts';
import { getLeagueOrder, getWinner } from '../rules/league.ts';
import { getPoints, RESULT_POINTS } from '../rules/points.ts';
import { getGameEnd, getKickOff } from '../rules/window.ts';
import { SALTS } from '../salts.ts';

export const WORLD_START = toInstant('2026-08-26', '12:00:00');

/**
 * What new worlds have and earlier ones don't. `people`: each persona has a birthday, a phone number and an address of
 * its own, and the simulated players have the nicknames of `getNickname`. A world of before 2026-11-29 lacks it.
 */
export const NEW_WORLD_PARAMETERS = { people: 1 } as const;

export function seedDatabase(server: AppServer, seed: number, parameters: Root['parameters']) {
  const { schema } = server;
  for (const { id, name, short_name, color, color_alt } of CLUBS)
    server.create('team', { id, name, short_name, color, color_alt });
  const games = createSeasonGames(seed);
  for (const week of WEEKS) server.create('week', { ...week });
  // `server.create` would take 80 ms for the games and twice that for the predictions, instead of 3 ms with `insert`.
  getTable(schema, 'games').insert(games);
  for (const { id } of WEEKS)
    getTable(schema, 'weeks').update(id, {
      gameIds: games.filter((game) => game.weekId === id).map((game) => game.id),
    });
  for (const trivia of TRIVIAS) server.create('trivia', { ...trivia, options: [...trivia.options] });
  seedUsers(server, seed, parameters.people ? PERSONA_DETAILS : {});
  seedPredictions(server, seed, games);
  server.create('setting', { isLaravel: false });
}

/**
 * Creates all games. The 17 regular weeks form a round robin by the circle method: the last club of the circle stays,
 * and the other clubs move by one place each round. Week 7 has the games of the campaign's pictures, in their order.
 */
function createSeasonGames(seed: number): GameRow[] {
  const games: GameRow[] = [];
  function addGame(week: number, [day, time]: Slot, homeId = '', awayId = '', published_at = 0) {
    const id = 701 + games.length;
    const date = toDate(toInstant(WEEKS[week - 1]?.date_start ?? '') + day * DAY_MS);
    const home = CLUBS.find((club) => club.id === homeId);
    const [home_goals, away_goals] = toScore(mix(seed, SALTS.result, id));
    const place = games.filter((game) => game.weekId === String(week)).length;
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
      status: CANCELLED[week] === place ? 'cancelado' : null,
      postponed_at: POSTPONED[week] === place ? toInstant(date, time) - 5 * HOUR_MS : null,
      published_at,
      hides_score: false,
    };
    games.push(game);
    return game;
  }

  /**
   * Adds the games of both legs of a play-off round. Takes the clubs best first, and returns the winners best first.
   */
  function addRound(week: number, clubs: readonly string[]): string[] {
    const published = Math.max(...games.map(getGameEnd));
    const addLeg = (legWeek: number, isHome: boolean) =>
      (KNOCK_OUT_SLOTS[legWeek] ?? []).map((slot, index) => {
        const [better, other] = [clubs[index], clubs[clubs.length - 1 - index]];
        const [home, away] = isHome ? [better, other] : [other, better];
        return addGame(legWeek, slot, home, away, published);
      });
    const first = addLeg(week, false);
    const second = addLeg(week + 1, true);
    const winners = second.map((game, index) => getWinner(first[index] as GameRow, game, game.homeId));
    return clubs.filter((club) => winners.includes(club));
  }

  for (let round = 0; round < ROUNDS; round += 1) {
    const pairs = getPairs(round);
    SLOTS.forEach((slot, index) => {
      // The shift makes the first pair of week 7 play first.
      const [home, away] = pairs[(index + (round + 3) * 2) % pairs.length] ?? [];
      addGame(round + 1, slot, home, away);
    });
  }
  const table = getLeagueOrder(
    CLUBS.map((club) => club.id),
    games.filter((game) => game.status === null && game.postponed_at === null),
  );
  let qualified = table.slice(0, 8);
  for (const week of [18, 20, 22]) qualified = addRound(week, qualified);
  return games;
}

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

/** By week, the zero-based place of the postponed or cancelled game among the week's games. */
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

/** Creates the accounts of the personas, and the mailed code of the unverified one. */
function seedUsers(server: AppServer, seed: number, details: Partial<typeof PERSONA_DETAILS>) {
  const withAccount = PERSONAS.filter((persona) => persona.email !== null);
  withAccount.forEach((persona, index) => {
    const created_at = toInstant('2026-07-10', '18:00:00') + index * HOUR_MS;
    const user = server.create('user', {
      name: persona.name,
      last_name: persona.last_name,
      nickname: persona.nickname,
      email: persona.email ?? '',
      phone: `55123456${70 + index}`,
      ...details[persona.id],
      verified_at: persona.verified ? created_at + 3 * MINUTE_MS : null,
      created_at,
      deleted_at: persona.deleted ? toInstant('2026-08-20', '10:00:00') : null,
    });
    if (persona.verified) return;
    const sentAt = WORLD_START - 3 * MINUTE_MS;
    const mail = { userId: user.id, created_at: sentAt, used: false, seeded: true };
    server.create('mail', { ...createCodeMail(user, seed, 1, sentAt), ...mail });
  });
}

/**
 * Inserts the predictions and answers of the personas in `weeks`, and Ana's in week 7. Until the world reaches the
 * `created_at` of a row, the server ignores the row (`models/rows-at.ts`).
 */
function seedPredictions({ schema }: AppServer, seed: number, games: readonly GameRow[]) {
  const predictions: PredictionRow[] = [];
  const answers: AnswerRow[] = [];

  function predict(userId: string, gameId: string, [home_score, away_score]: Score, created_at: number) {
    const id = String(4001 + predictions.length);
    predictions.push({ id, userId, gameId, home_score, away_score, created_at, seeded: true });
  }

  function addPredictions(persona: Persona, index: number, userId: string, week: number) {
    const weekGames = games.filter((game) => game.weekId === String(week));
    const firstKickOff = Math.min(...weekGames.map(getKickOff));
    const created_at = firstKickOff - 22 * HOUR_MS - ((index * 7) % 50) * MINUTE_MS;
    for (const game of weekGames)
      predict(
        userId,
        game.id,
        guessScore(game, persona.skill, seed, SALTS.prediction, index, Number(game.id)),
        created_at,
      );
    const trivia = TRIVIAS[week - 1];
    const right =
      persona.id === 'ana'
        ? ANA_TRIVIAS[week - 1]
        : randomFraction(seed, SALTS.triviaAnswer, index, week) < 0.8;
    if (!trivia || right === null || right === undefined) return;
    const wrong = trivia.options.find((option) => option !== trivia.correct) ?? '';
    answers.push({
      id: String(9001 + answers.length),
      userId,
      triviaId: trivia.id,
      answer: right ? trivia.correct : wrong,
      is_correct: right,
      created_at: created_at + 40 * SECOND_MS,
      seeded: true,
    });
  }

  for (const [index, persona] of PERSONAS.entries()) {
    const user = schema.findBy('user', { email: persona.email ?? '' });
    if (!user || !persona.weeks) continue;
    const [first, last] = persona.weeks;
    for (let week = first; week <= last; week += 1) addPredictions(persona, index, user.id, week);
    if (persona.id !== 'ana') continue;
    const sentAt = toInstant('2026-08-25', '21:04:00');
    // The first and the third game of week 7.
    predict(user.id, '755', [1, 1], sentAt);
    predict(user.id, '757', [2, 1], sentAt);
  }
  getTable(schema, 'predictions').insert(predictions);
  getTable(schema, 'answers').insert(answers);
}

const ANA_TRIVIAS: readonly (boolean | null)[] = [true, false, true, null, true, true];

type Score = readonly [home: number, away: number];

function guessScore(game: GameRow, [exact, result]: readonly [number, number], ...keys: number[]): Score {
  const luck = randomFraction(...keys, SALTS.predictionLuck);
  const real: Score = [game.home_goals, game.away_goals];
  if (luck < exact) return real;
  const wanted = luck < exact + result ? RESULT_POINTS : 0;
  for (let attempt = 0; attempt < 60; attempt += 1) {
    const score = toScore(mix(...keys, SALTS.predictionScore, attempt));
    if (getPoints(...score, ...real) === wanted) return score;
  }
  return [0, 0];
}
