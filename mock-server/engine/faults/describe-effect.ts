import { SECOND_MS } from '../../lib/time.ts';
import type { Effect, FaultSpec } from './fault.ts';

/** Seconds of the `Retry-After` header of a fault with the status 429 or 503 and without `retryAfter`. */
const RETRY_AFTER = 30;

/** Returns the wait that a fault asks for (s); undefined without one. */
export const getWait = ({ status = 0, retryAfter }: Effect): number | undefined =>
  retryAfter ?? ([429, 503].includes(status) ? RETRY_AFTER : undefined);

/** Whether the fault leaves the body of the server's answer as it is: one that answers 2xx and brings nothing else. */
export const keepsAnswer = ({ status = 0, message, errors, body }: Effect): boolean =>
  status >= 200 && status < 300 && status !== 204 && (message ?? errors ?? body) === undefined;

/** Whether the fault changes what the app gets, and not only when. */
export const changesAnswer = (effect: Effect): boolean =>
  (effect.drop ?? effect.offline ?? effect.timeout ?? effect.body ?? effect.status) !== undefined &&
  !keepsAnswer(effect);

/** Describes the effect in Spanish: `tarda 3 segundos`, `contesta 503 Service Unavailable`. */
export function describeEffect(effect: Effect): string {
  const { delay, status, message = '', body } = effect;
  const wait = getWait(effect);
  const bodyText = body === undefined ? undefined : BODY_TEXTS[body];
  const texts: string[] = [];
  if (typeof delay === 'number') texts.push(`tarda ${toSeconds(delay)}`);
  else if (delay) texts.push(`tarda de ${delay[0] / SECOND_MS} a ${toSeconds(delay[1])}`);
  if (effect.hold) texts.push('se retiene hasta soltarla');
  if (effect.offline) texts.push('no hay internet');
  if (effect.drop) texts.push('se corta la conexión');
  if (effect.timeout) texts.push('nunca contesta');
  const isOwnBody = status !== undefined && body !== undefined && bodyText === undefined;
  if (isOwnBody) texts.push(`contesta ${status} con tu cuerpo`);
  else if (keepsAnswer(effect)) texts.push(`contesta ${status} con la respuesta de siempre`);
  else if (status !== undefined) texts.push(`contesta ${status} ${message}`.trim());
  if (wait !== undefined) texts.push(`pide esperar ${write(wait)}`);
  if (body !== undefined && !isOwnBody) texts.push(bodyText ?? 'contesta otro texto');
  return texts.join(' y ');
}

/** Returns the name of a fault that got none: its calls, what happens to them, and whether they are saved first. */
export function createLabel({ match, effect, when }: FaultSpec): string {
  const calls = match === '*' ? 'Todas las peticiones' : match;
  const time = when === 'after' ? ', después de guardar' : '';
  return `${calls}: ${describeEffect(effect)}${time}`;
}

const BODY_TEXTS: Readonly<Record<string, string>> = {
  truncated: 'contesta a medias',
  stalled: 'se queda a medias',
  malformed: 'contesta JSON roto',
  html: 'contesta una página HTML',
  empty: 'contesta vacío',
};

const toSeconds = (ms: number) => write(ms / SECOND_MS);

const write = (seconds: number) => `${seconds} ${seconds === 1 ? 'segundo' : 'segundos'}`;
