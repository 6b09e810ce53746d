import { parseBody } from '../parse-body.ts';
import type { HttpResponse } from './transport.ts';

export const answer = (status: number, body: unknown, retryAfter: number | null = null): HttpResponse => ({
  type: 'response',
  status,
  body: parseBody(typeof body === 'string' ? body : JSON.stringify(body)),
  retryAfter,
});
