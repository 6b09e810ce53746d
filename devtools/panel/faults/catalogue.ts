/** The faults the panel offers: those that people ask for by name, and what may happen to any call. */
import type { FaultSpec } from '../../../mock-server/index.ts';
import { copy } from '../../copy.ts';

/** A fault by its two sides: what the server says, and what the product shows for it. */
export interface KnownFault {
  match: string;
  status: number;
  message: string;
  /** The dialog or place where it shows. */
  shows: string;
}

/** The ones that testers ask for first. */
export const QUICK: readonly KnownFault[] = [
  { match: 'POST /api/pool/user', status: 422, message: 'No bet time', shows: 'poolGameNotAvailable' },
  { match: 'POST /api/pool/user', status: 422, message: 'No current week', shows: 'poolWeekNotValid' },
  { match: 'POST /api/pool/user', status: 422, message: 'No match games', shows: 'poolInvalid' },
  { match: 'POST /api/pool/user', status: 422, message: 'No bet day', shows: 'poolNotAvailable' },
  {
    match: 'POST /api/trivia/answer',
    status: 422,
    message: 'This User already answer this question',
    shows: 'questionAnsweredByUser',
  },
  { match: 'GET /api/user', status: 401, message: 'Unauthenticated.', shows: 'expiredSession' },
  { match: 'POST /api/auth/login', status: 401, message: 'Invalid Credentials', shows: 'password' },
  {
    match: 'POST /api/user/register',
    status: 422,
    message: 'The email has already been taken.',
    shows: 'email',
  },
  { match: 'GET /api/weeks', status: 500, message: 'Server Error', shows: 'unpreventedError' },
];

/** How often a fault strikes. */
export const SCOPES = [
  { value: 'once', name: copy.faultOnce, times: 1, p: 1 },
  { value: 'thrice', name: copy.faultThrice, times: 3, p: 1 },
  { value: 'always', name: copy.faultAlways, times: 'always', p: 1 },
  { value: 'half', name: copy.faultHalf, times: 'always', p: 0.5 },
] as const;

/** The name of a scope. */
export type Scope = (typeof SCOPES)[number]['value'];

/** What may happen to any call besides an answer with a message. */
export const EFFECTS: readonly { id: keyof typeof copy.faultEffects; effect: FaultSpec['effect'] }[] = [
  { id: 'drop', effect: { drop: true } },
  { id: 'timeout', effect: { timeout: true } },
  { id: 'hold', effect: { hold: true } },
  { id: 'delay', effect: { delay: 3_000 } },
  { id: 'html', effect: { body: 'html' } },
  { id: 'truncated', effect: { body: 'truncated' } },
  { id: 'malformed', effect: { body: 'malformed' } },
  { id: 'empty', effect: { body: 'empty' } },
];

/** The id of a fault in the matrix: one for each pair of a call and what happens to it. */
export const cellId = (match: string, what: string) => `${match} ${what}`;
