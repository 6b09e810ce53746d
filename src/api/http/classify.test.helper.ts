import { parseBody } from '../decode.ts';
import type { HttpOutcome } from './classify.ts';

export const answer = (status: number, body: unknown, retryAfter: number | null = null): HttpOutcome => ({
  type: 'response',
  status,
  body: parseBody(typeof body === 'string' ? body : JSON.stringify(body)),
  retryAfter,
});
