import { SECOND_MS } from '../../lib/time.ts';
import type { Effect, FaultSpec } from './fault.ts';

/** Describes the effect in Spanish: `tarda 3 segundos`, `contesta 503 Service Unavailable`. */
export function describeEffect(effect: Effect): string {
  const { delay, status, message = '', body, retryAfter } = effect;
  const texts: string[] = [];
  if (typeof delay === 'number') texts.push(`tarda ${toSeconds(delay)}`);
  else if (delay) texts.push(`tarda de ${delay[0] / SECOND_MS} a ${toSeconds(delay[1])}`);
  if (effect.hold) texts.push('se retiene hasta soltarla');
  if (effect.offline) texts.push('no hay internet');
  if (effect.drop) texts.push('se corta la conexión');
  if (effect.timeout) texts.push('nunca contesta');
  if (status !== undefined) texts.push(`contesta ${status} ${message}`.trim());
  if (retryAfter !== undefined) texts.push(`pide esperar ${write(retryAfter)}`);
  if (body !== undefined) texts.push(BODY_TEXTS[body] ?? 'contesta otro texto');
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
