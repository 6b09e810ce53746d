import * as v from 'valibot';
import type { Call, Registration } from '../api.ts';
import type { Calls } from '../client.ts';

export const REGISTRATION: Registration = {
  name: 'Nora',
  lastName: 'Paz',
  birthdate: '1990-02-01',
  phone: '5512345678',
  zipcode: '44100',
  state: 'Jalisco',
  municipality: 'Guadalajara',
  neighborhood: 'Guadalajara Centro',
  nickname: 'nora_paz',
  email: 'nora@correo.mx',
  password: 'papas con chile',
  acceptsTerms: true,
  acceptsPrivacy: true,
  acceptsMarketing: false,
};

// Control characters, lone surrogates and bidirectional control characters.
const DISTURBING = /[\p{Cc}\p{Cs}\u202A-\u202E\u2066-\u2069]/u;

const plainText = (max: number) =>
  v.pipe(
    v.string(),
    v.maxLength(max),
    v.check((value) => !DISTURBING.test(value), 'text that can disturb the screen'),
    v.check((value) => !/\p{M}{5}/u.test(value), 'marks on marks'),
  );
const text = (max: number) =>
  v.pipe(
    v.string(),
    v.check((value) => !/[\u0590-\u05FF\u0620-\u064A]/.test(value) || /^\u2068.*\u2069$/s.test(value)),
    v.transform((value) => value.replace(/^\u2068(.*)\u2069$/s, '$1')),
    plainText(max),
  );
const id = v.pipe(plainText(64), v.minLength(1));
const whole = v.pipe(
  v.number(),
  v.safeInteger(),
  v.check((value) => !Object.is(value, -0), 'minus zero'),
);
const count = v.pipe(whole, v.minValue(0), v.maxValue(9_999));
const place = v.pipe(whole, v.minValue(1), v.maxValue(9_999_999));
const score = v.pipe(whole, v.minValue(-99_999), v.maxValue(99_999));
const movement = v.nullable(v.pipe(whole, v.minValue(-9_999_999), v.maxValue(9_999_999)));
const instant = v.pipe(v.number(), v.minValue(-8.64e15), v.maxValue(8.64e15));
const date = v.pipe(
  v.string(),
  v.regex(/^\d{4}-\d{2}-\d{2}$/),
  v.check((value) => new Date(`${value}T00:00:00Z`).toJSON()?.startsWith(value), 'a day that does not exist'),
);
const before = v.nullable(v.pipe(v.number(), v.minValue(0), v.maxValue(10_000)));
const color = v.pipe(v.string(), v.regex(/^#([0-9a-f]{6}|[0-9a-f]{3})$/i));

const week = v.strictObject({
  number: place,
  alias: v.nullable(v.pipe(text(60), v.minLength(1))),
  beforeHoursBet: before,
  beforeWeeksBet: before,
  dateStart: v.nullable(date),
});
const team = v.strictObject({ name: text(60), shortName: plainText(6), color, colorAlt: color });
const goals = v.pipe(count, v.maxValue(99));
const gameFields = v.strictObject({
  id,
  week: v.literal(18),
  date: v.nullable(date),
  kickOff: v.nullable(instant),
  status: v.picklist([
    'active',
    'scheduled',
    'live',
    'final',
    'postponed',
    'cancelled',
    'unknown',
    'undecided',
  ]),
  home: team,
  away: team,
  homeScore: v.nullable(goals),
  awayScore: v.nullable(goals),
});
// A game that accepts predictions has a kick-off and two teams.
const withGameRules = v.check(
  ({ home, away, kickOff, status }: v.InferOutput<typeof gameFields>) =>
    (kickOff !== null && home.name !== '' && away.name !== '') || !['active', 'scheduled'].includes(status),
);
const game = v.pipe(gameFields, withGameRules);
const predictions = v.pipe(
  v.array(
    v.strictObject({
      id,
      gameId: id,
      homeScore: goals,
      awayScore: goals,
      points: v.nullable(count),
      createdAt: v.nullable(instant),
      weekTriviaPoints: v.exactOptional(count),
    }),
  ),
  v.maxLength(500),
);
const trivia = v.strictObject({
  id,
  question: text(500),
  // An option is sent back to the server unchanged, so no characters are filtered.
  options: v.pipe(v.array(v.pipe(v.string(), v.minLength(1), v.maxLength(500))), v.maxLength(200)),
});
const rankPage = v.strictObject({
  rows: v.pipe(
    v.array(
      v.strictObject({
        position: place,
        nickname: text(40),
        score,
        exact: v.nullable(count),
        results: v.nullable(count),
        trivias: v.nullable(count),
        movement,
        isMe: v.boolean(),
      }),
    ),
    v.maxLength(100),
  ),
  myPosition: v.nullable(
    v.strictObject({
      position: v.nullable(place),
      score,
      exact: v.nullable(count),
      results: v.nullable(count),
      movement,
    }),
  ),
  currentPage: place,
  lastPage: place,
});
const token = v.pipe(v.string(), v.regex(/^[\x21-\x7e]{1,4096}$/));
const nothing = v.undefined();

interface CallExample {
  create: (calls: Calls) => Call<unknown>;
  /** What the call resolves with. */
  result: v.GenericSchema<unknown>;
}

export const CALLS: Record<keyof Calls, CallExample> = {
  login: {
    create: (calls) => calls.login({ email: 'ana@correo.mx', password: 'x' }),
    result: v.strictObject({ token }),
  },
  register: {
    create: (calls) => calls.register(REGISTRATION),
    result: v.strictObject({ email: v.nullable(v.pipe(plainText(254), v.minLength(3))) }),
  },
  verify: {
    create: (calls) => calls.verify({ email: 'ana@correo.mx', code: '123456' }),
    result: v.strictObject({ token: v.nullable(token) }),
  },
  resendCode: { create: (calls) => calls.resendCode('ana@correo.mx'), result: nothing },
  forgotPassword: {
    create: (calls) => calls.forgotPassword('ana@correo.mx'),
    result: nothing,
  },
  changePassword: {
    create: (calls) =>
      calls.changePassword({ email: 'ana@correo.mx', token: 't', password: 'p', confirmation: 'p' }),
    result: nothing,
  },
  logout: { create: (calls) => calls.logout(), result: nothing },
  deleteAccount: { create: (calls) => calls.deleteAccount(), result: nothing },
  user: {
    create: (calls) => calls.user(),
    result: v.strictObject({
      id,
      name: text(60),
      lastName: text(80),
      nickname: text(40),
      email: plainText(254),
      phone: text(20),
      zipcode: text(10),
      state: text(80),
      municipality: text(80),
      neighborhood: text(120),
      acceptsMarketing: v.boolean(),
      createdAt: v.nullable(instant),
      stats: v.strictObject({
        score: v.nullable(v.pipe(score, v.minValue(0))),
        position: v.nullable(place),
        exact: v.nullable(count),
        results: v.nullable(count),
        trivias: v.nullable(count),
        weeksPlayed: v.nullable(count),
      }),
    }),
  },
  zipcode: {
    create: (calls) => calls.zipcode('06700'),
    result: v.strictObject({
      zipcode: plainText(10),
      state: plainText(80),
      municipality: plainText(80),
      neighborhoods: v.pipe(v.array(v.pipe(plainText(120), v.minLength(1))), v.maxLength(500)),
    }),
  },
  weeks: {
    create: (calls) => calls.weeks(),
    result: v.pipe(v.array(week), v.maxLength(500)),
  },
  currentWeek: {
    create: (calls) => calls.currentWeek(),
    result: v.strictObject({ number: place, betDays: text(120) }),
  },
  allGames: {
    create: (calls) => calls.allGames(),
    result: v.pipe(v.array(v.strictObject({ ...gameFields.entries, week: whole })), v.maxLength(500)),
  },
  gamesOfWeek: {
    create: (calls) => calls.gamesOfWeek(18),
    result: v.pipe(v.array(game), v.maxLength(500)),
  },
  userPools: {
    create: (calls) => calls.userPools(),
    result: v.map(count, predictions),
  },
  sendPool: {
    create: (calls) => calls.sendPool([{ gameId: '1', homeScore: 1, awayScore: 0 }]),
    result: v.strictObject({
      saved: predictions,
      trivia: v.union([trivia, v.literal('already-answered'), v.null()]),
    }),
  },
  answerTrivia: {
    create: (calls) => calls.answerTrivia('1', 'a'),
    result: v.strictObject({ isCorrect: v.boolean() }),
  },
  weekRanking: { create: (calls) => calls.weekRanking(18, 1), result: rankPage },
  generalRanking: { create: (calls) => calls.generalRanking(1), result: rankPage },
};
