import { SECOND_MS } from '../lib/time.ts';

export type Effect =
  /**
   * Replaces the response. Without `message`, the message is a text of the catalogue for the status, or “Error”.
   * `retryAfter` is in seconds; 429 and 503 have it by default.
   */
  | { status: number; message?: string; errors?: Record<string, string[]>; retryAfter?: number }
  | { drop: true }
  | { timeout: true }
  | { hold: true }
  /**
   * Delays the call by this many ms of real time, or by a number from `min` to `max` that depends on the seed and
   * the cursor.
   */
  | { delay: number | readonly [min: number, max: number] }
  /**
   * `truncated` breaks the connection in the middle of the body, `stalled` stops sending in the middle, and
   * `malformed` ends the response in the middle. `html` replaces the body by an HTML page, `empty` removes it. Any
   * other text is the body.
   */
  | { body: 'truncated' | 'stalled' | 'malformed' | 'html' | 'empty' | (string & {}) }
  | { offline: true };

const BODY_TEXTS: Readonly<Record<string, string>> = {
  truncated: 'contesta a medias',
  stalled: 'se queda a medias',
  malformed: 'contesta JSON roto',
  html: 'contesta una página HTML',
  empty: 'contesta vacío',
};

const toSeconds = (ms: number) => `${ms / SECOND_MS} ${ms === SECOND_MS ? 'segundo' : 'segundos'}`;

/** Says in Spanish what happens to the call: `tarda 3 segundos`, `contesta 422 No bet time`. */
export function describeEffect(effect: Effect): string {
  const texts: string[] = [];
  if ('delay' in effect)
    texts.push(
      typeof effect.delay === 'number'
        ? `tarda ${toSeconds(effect.delay)}`
        : `tarda de ${effect.delay[0] / SECOND_MS} a ${toSeconds(effect.delay[1])}`,
    );
  if ('hold' in effect) texts.push('se retiene hasta soltarla');
  if ('offline' in effect) texts.push('no hay internet');
  if ('drop' in effect) texts.push('se corta la conexión');
  if ('timeout' in effect) texts.push('nunca contesta');
  if ('status' in effect) texts.push(`contesta ${effect.status} ${effect.message ?? ''}`.trim());
  if ('body' in effect) texts.push(BODY_TEXTS[effect.body] ?? 'contesta otro texto');
  return texts.join(' y ');
}
