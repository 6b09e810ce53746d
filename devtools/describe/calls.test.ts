import { expect, test } from 'vitest';
import type { LogEntry } from '../../mock-server/index.ts';
import { describeUnseen, getResult, getResultWords, isBadCall } from './calls.ts';

const create = (call: Partial<LogEntry>) => call as LogEntry;

const OUTCOMES: Record<LogEntry['outcome'], [words: string, isBad: boolean]> = {
  pending: ['en curso', false],
  held: ['retenida', false],
  unanswered: ['sin respuesta', false],
  failed: ['falló', true],
  aborted: ['cancelada', false],
  travel: ['cortada al mover el reloj', true],
  answered: ['', false],
};

test.each(Object.entries(OUTCOMES))(
  'a call with the outcome “%s” and no status is listed as %j',
  (name, [words, isBad]) => {
    const call = create({ outcome: name as LogEntry['outcome'], status: 0 });
    expect([getResult(call), getResultWords(call), isBadCall(call)]).toEqual([words, words, isBad]);
  },
);

test.each([
  [200, 'bien'],
  [399, 'bien'],
  [400, 'no se aceptó'],
  [503, 'no se aceptó'],
])('the density QA shows the status %i of a call, and the density Demo “%s”', (status, words) => {
  const call = create({ outcome: 'answered', status });
  expect([getResult(call), getResultWords(call)]).toEqual([String(status), words]);
});

test.each([
  [201, 'ya lo guardó'],
  [422, 'no lo guardó'],
])('a real server that answered %i before a fault is said to have done: “%s”', (unseen, kept) => {
  const at = Date.parse('2026-08-28T19:01:05-06:00');
  const call = { at, endpoint: 'POST /api/pool/user', method: 'POST', url: '/api/pool/user' };
  expect(describeUnseen(create({ ...call, unseen }))).toBe(
    `19:01:05, “Envío del boleto”: el servidor de verdad ${kept} (contestó ${unseen}), aunque una falla cambió lo que supo la app.`,
  );
  expect(describeUnseen(create({ ...call, unseen: null }))).toBeNull();
});
