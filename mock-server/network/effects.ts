import { GENERAL_REFUSALS, getRefusal, type RefusalName } from '../catalogue/refusals.ts';
import { SETTINGS } from '../settings.ts';
import type { ApiReply } from './request.ts';

export type Effect =
  /** Replaces the response. Without `message` the server's own text for the status is used. `retryAfter` in seconds. */
  | { status: number; message?: string; errors?: Record<string, string[]>; retryAfter?: number }
  /** Breaks the connection. */
  | { drop: true }
  /** Never answers: the caller's deadline ends the call. */
  | { timeout: true }
  /** Waits until the call is released. */
  | { hold: true }
  /** Waits this long (ms). */
  | { delay: number | readonly [min: number, max: number] }
  /**
   * `truncated` breaks the connection in the middle, `stalled` stops sending there, `malformed` ends there. Any
   * other text is the body.
   */
  | { body: 'truncated' | 'stalled' | 'malformed' | 'html' | 'empty' | (string & {}) }
  /** Fails every call as without a network. */
  | { offline: true };

/** How the body of a response is delivered. */
export type BodyMode = 'whole' | 'truncated' | 'stalled';

/** The refusal for a fault that names only a status. */
const BY_STATUS: readonly RefusalName[] = [
  'unauthenticated',
  'unverifiedEmail',
  'notFound',
  ...GENERAL_REFUSALS,
];
const getUsualMessage = (status: number) =>
  BY_STATUS.map(getRefusal).find((refusal) => refusal.status === status)?.message;

const HTML = '<!doctype html><html lang="es"><title>Error</title><h1>Página del servidor</h1></html>';

export function toReply(effect: Extract<Effect, { status: number }>): ApiReply {
  const message = effect.message ?? getUsualMessage(effect.status) ?? 'Error';
  const wait = effect.retryAfter ?? ([429, 503].includes(effect.status) ? SETTINGS.retryAfter : undefined);
  return {
    status: effect.status,
    headers: {
      'content-type': 'application/json',
      ...(wait === undefined ? {} : { 'retry-after': String(wait) }),
    },
    body:
      effect.status === 204
        ? ''
        : JSON.stringify({ message, ...(effect.errors && { errors: effect.errors }) }),
    cookies: [],
  };
}

export function corruptBody(reply: ApiReply, body: string): { reply: ApiReply; mode: BodyMode } {
  const half = reply.body.slice(0, Math.max(1, Math.floor(reply.body.length / 2))) || '{"';
  const withBody = (text: string, type?: string): ApiReply => ({
    ...reply,
    status: reply.status === 204 && text !== '' ? 200 : reply.status,
    headers: { ...reply.headers, ...(type && { 'content-type': type }) },
    body: text,
  });
  switch (body) {
    case 'truncated':
      return { reply: withBody(half), mode: 'truncated' };
    case 'stalled':
      return { reply: withBody(half), mode: 'stalled' };
    case 'malformed':
      return { reply: withBody(half), mode: 'whole' };
    case 'html':
      return { reply: withBody(HTML, 'text/html; charset=utf-8'), mode: 'whole' };
    case 'empty':
      return { reply: withBody(''), mode: 'whole' };
    default:
      return { reply: withBody(body), mode: 'whole' };
  }
}
