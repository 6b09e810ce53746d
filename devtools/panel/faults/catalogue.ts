import { ENDPOINTS, type EndpointName } from '../../../mock-server/catalogue/endpoints.ts';
import { REFUSALS, type RefusalName } from '../../../mock-server/catalogue/refusals.ts';
import type { FaultSpec } from '../../../mock-server/index.ts';
import { copy } from '../../copy.ts';

interface KnownFault {
  match: string;
  status: number;
  message: string;
  shows: string;
}

const createKnown = (endpoint: EndpointName, refusal: RefusalName, shows: string): KnownFault => {
  const { status, message } = REFUSALS[refusal];
  return { match: ENDPOINTS[endpoint].call, status, message, shows };
};

export const QUICK: readonly KnownFault[] = [
  createKnown('sendPool', 'noBetTime', 'poolGameNotAvailable'),
  createKnown('sendPool', 'noWeekToBet', 'poolWeekNotValid'),
  createKnown('sendPool', 'noMatchGames', 'poolInvalid'),
  createKnown('sendPool', 'noBetDay', 'poolNotAvailable'),
  createKnown('answerTrivia', 'questionAnswered', 'questionAnsweredByUser'),
  createKnown('user', 'unauthenticated', 'expiredSession'),
  createKnown('login', 'wrongPassword', 'password'),
  createKnown('register', 'emailTaken', 'email'),
  createKnown('weeks', 'serverError', 'unpreventedError'),
];

export const SCOPES = [
  { value: 'once', name: copy.faultOnce, times: 1, p: 1 },
  { value: 'thrice', name: copy.faultThrice, times: 3, p: 1 },
  { value: 'always', name: copy.faultAlways, times: 'always', p: 1 },
  { value: 'half', name: copy.faultHalf, times: 'always', p: 0.5 },
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
