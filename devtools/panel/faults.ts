import { type Endpoint, REFUSALS, type RefusalName } from '../../mock-server/catalogue/catalogue.ts';
import type { FaultSpec } from '../../mock-server/index.ts';

interface KnownFault {
  match: string;
  status: number;
  message: string;
  shows: string;
}

const createKnown = (match: Endpoint, refusal: RefusalName, shows: string): KnownFault => {
  const { status, message } = REFUSALS[refusal];
  return { match, status, message, shows };
};

export const QUICK: readonly KnownFault[] = [
  createKnown('POST /api/pool/user', 'noBetTime', 'poolGameNotAvailable'),
  createKnown('POST /api/pool/user', 'noWeekToBet', 'poolWeekNotValid'),
  createKnown('POST /api/pool/user', 'noMatchGames', 'poolInvalid'),
  createKnown('POST /api/pool/user', 'noBetDay', 'poolNotAvailable'),
  createKnown('POST /api/trivia/answer', 'questionAnswered', 'questionAnsweredByUser'),
  createKnown('GET /api/user', 'unauthenticated', 'expiredSession'),
  createKnown('POST /api/auth/login', 'wrongPassword', 'password'),
  createKnown('POST /api/user/register', 'emailTaken', 'email'),
  createKnown('GET /api/weeks', 'serverError', 'unpreventedError'),
];

export const SCOPES = [
  { value: 'once', name: '1 vez', times: 1, p: 1 },
  { value: 'thrice', name: '3 veces', times: 3, p: 1 },
  { value: 'always', name: 'hasta que la quites', times: 'always', p: 1 },
  { value: 'half', name: 'a veces (50 %)', times: 'always', p: 0.5 },
] as const;

export type Scope = (typeof SCOPES)[number]['value'];

export const EFFECTS: readonly { id: string; effect: FaultSpec['effect'] }[] = [
  { id: 'drop', effect: { drop: true } },
  { id: 'timeout', effect: { timeout: true } },
  { id: 'hold', effect: { hold: true } },
  { id: 'delay', effect: { delay: 3_000 } },
  { id: 'html', effect: { body: 'html' } },
  { id: 'truncated', effect: { body: 'truncated' } },
  { id: 'malformed', effect: { body: 'malformed' } },
  { id: 'empty', effect: { body: 'empty' } },
];

export const createCellId = (match: string, what: string) => `${match} ${what}`;
