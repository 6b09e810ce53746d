import { type Endpoint, REFUSALS, type RefusalName } from '../../../mock-server/catalogue/catalogue.ts';
import type { Fault, FaultSpec } from '../../../mock-server/index.ts';
import { copy } from '../../copy/shared.ts';
import { isEqual } from '../../lib/is-equal.ts';
import { OTHER_NAMES } from '../../search/other-names.ts';

/** The effects that “Fallas” offers for every call, by the name that `createFault` puts into the id. */
export const EFFECTS: Readonly<Record<string, FaultSpec['effect']>> = {
  drop: { drop: true },
  timeout: { timeout: true },
  hold: { hold: true },
  delay: { delay: 3_000 },
  offline: { offline: true },
  html: { body: 'html' },
  truncated: { body: 'truncated' },
  stalled: { body: 'stalled' },
  malformed: { body: 'malformed' },
  empty: { body: 'empty' },
};

/** What testers call the effects. */
export const EFFECT_WORDS: Readonly<Record<string, string>> = {
  timeout: 'timeout, time out, se cuelga, colgado, hang, no responde, nunca contesta',
  delay: 'demora, delay, lenta, lento, tarda mucho',
  drop: 'network failed, connection reset, se cae, se pierde',
  empty: 'respuesta vacía, sin cuerpo, empty body',
  malformed: 'json inválido, json roto, respuesta incompleta, basura',
  stalled: 'se queda cargando, stalled',
  html: 'respuesta html',
};

/** What testers call a refusal: what they call the command that shows its message. */
export const getRefusalWords = (status: number, message: string): string =>
  OTHER_NAMES[`message ${status} ${message}`] ?? '';

/** The faults of all calls, which stay until they are switched off. */
export const NETWORK_FAULTS = [
  { id: 'offline', name: copy.offline, code: 'networkError', effect: { offline: true } },
  { id: 'csrf', name: 'Respuesta 419', code: 'connectionError', effect: { status: 419 } },
  { id: 'unanswered', name: 'El servidor no contesta', code: 'timeout', effect: { timeout: true } },
  { id: 'down', name: 'Servidor caído', code: '502', effect: { status: 502 } },
  { id: 'latency', name: 'Red lenta', code: '1,200 ms', effect: { delay: 1_200 } },
] as const;

/** Returns a fault with the same id for the same call and effect, so that each of its switches shows and ends it. */
export const createFault = (match: string, effectName: string, effect: FaultSpec['effect']) => ({
  id: `${match} ${effectName}`,
  match,
  effect,
});

/** Returns the active faults that do what `spec` does, also those that a recipe, the palette or a script has added. */
export const findSame = (active: readonly Fault[], spec: FaultSpec): Fault[] =>
  active.filter(
    ({ id, match, effect }) => id === spec.id || (match === spec.match && isEqual(effect, spec.effect)),
  );

export const createRefusal = (match: string, status: number, message: string | undefined) =>
  createFault(match, `${status} ${message ?? ''}`, { status, message });

const COMMON: readonly [Endpoint, RefusalName, shows: string][] = [
  ['POST /api/pool/user', 'noBetTime', 'poolGameNotAvailable'],
  ['POST /api/pool/user', 'noWeekToBet', 'poolWeekNotValid'],
  ['POST /api/pool/user', 'noMatchGames', 'poolInvalid'],
  ['POST /api/pool/user', 'noBetDay', 'poolNotAvailable'],
  ['POST /api/trivia/answer', 'questionAnswered', 'questionAnsweredByUser'],
  ['GET /api/user', 'unauthenticated', 'expiredSession'],
  ['POST /api/auth/login', 'wrongPassword', 'password'],
  ['POST /api/user/register', 'emailTaken', 'email'],
  ['GET /api/weeks', 'serverError', 'unpreventedError'],
];

export const COMMON_REFUSALS = COMMON.map(([endpoint, name, shows]) => ({
  endpoint,
  shows,
  ...REFUSALS[name],
}));
