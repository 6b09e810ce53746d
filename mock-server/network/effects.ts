import { GENERAL_REFUSALS, REFUSALS, type RefusalName } from '../catalogue/catalogue.ts';
import type { Effect } from '../catalogue/effects.ts';
import { SETTINGS } from '../settings.ts';
import type { ApiReply } from './request.ts';

export type BodyMode = 'whole' | 'truncated' | 'stalled';

const BY_STATUS: readonly RefusalName[] = [
  'unauthenticated',
  'unverifiedEmail',
  'notFound',
  ...GENERAL_REFUSALS,
];
const getUsualMessage = (status: number) =>
  BY_STATUS.map((name) => REFUSALS[name]).find((refusal) => refusal.status === status)?.message;

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
