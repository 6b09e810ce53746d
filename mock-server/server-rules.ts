/**
 * The server's decisions that the API contract leaves open. Durations are in ms unless the name says otherwise.
 */
import { DAY_MS, MINUTE_MS, SECOND_MS } from './lib/time.ts';

export const SERVER_RULES = {
  beforeHoursBet: 2,
  beforeWeeksBet: 1,
  betDays: 'lun,mar,mié,jue,vie,sáb,dom',
  codeLife: 15 * MINUTE_MS,
  linkLife: 60 * MINUTE_MS,
  tokenLife: 30 * DAY_MS,
  resendWait: 60 * SECOND_MS,
  forgotWait: 60 * SECOND_MS,
  loginTries: 5,
  loginWait: 60 * SECOND_MS,
  gameLength: 115 * MINUTE_MS,
  halfTime: 15 * MINUTE_MS,
  closingWeek: 7 * DAY_MS,
  /** A game becomes `activo` this long before its opening. */
  activation: 7 * DAY_MS,
  perPage: 10,
  maxPerPage: 100,
  lastWeek: 23,
  minimumAge: 18,
  maximumAge: 110,
} as const;

/** When a session that began at `createdAt` ends. */
export const getSessionEnd = (createdAt: number) => createdAt + SERVER_RULES.tokenLife;
