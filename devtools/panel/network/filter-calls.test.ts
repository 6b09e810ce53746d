import { expect, test } from 'vitest';
import type { LogEntry } from '../../../mock-server/index.ts';
import { isListed } from './filter-calls.ts';

const CALL = {
  method: 'POST',
  url: '/api/pool/user',
  outcome: 'answered',
  status: 422,
  isFaulty: false,
  request: { headers: {}, body: '{"pool":"Enviado"}' },
  response: { headers: {}, body: '{"message":"No Bet Time"}' },
} as Partial<LogEntry> as LogEntry;
const ALL = { callFilter: '', callShow: 'all', callMethod: 'all', callStatus: 'all' } as const;

test.each([
  ['no filter', {}, true],
  ['a part of the address in capitals', { callFilter: 'POOL/' }, true],
  ['a text of the request', { callFilter: 'enviado' }, true],
  ['a text of the response', { callFilter: 'no bet time' }, true],
  ['another text', { callFilter: 'trivia' }, false],
  ['failed calls', { callShow: 'errors' }, true],
  ['the method', { callMethod: 'POST' }, true],
  ['another method', { callMethod: 'GET' }, false],
  ['the status', { callStatus: '4' }, true],
  ['another status', { callStatus: '5' }, false],
  ['the text and another method', { callFilter: 'pool', callMethod: 'GET' }, false],
] as const)('a refused call is listed with the filter “%s” in the case %j: %s', (_what, filter, expected) => {
  expect(isListed(CALL, { ...ALL, ...filter })).toBe(expected);
});

test('“Sin respuesta” lists a call with the status 0, and “Errores” leaves out a call that went well', () => {
  expect(isListed({ ...CALL, status: 0, outcome: 'failed' } as never, { ...ALL, callStatus: '0' })).toBe(
    true,
  );
  expect(isListed({ ...CALL, status: 200 }, { ...ALL, callShow: 'errors' })).toBe(false);
});

test('“Errores” lists a call that went well only because a fault let it, and none that a fault only delayed', () => {
  const fine = { ...CALL, status: 200, faults: ['Falla'] };
  const list = (isFaulty: boolean) => isListed({ ...fine, isFaulty }, { ...ALL, callShow: 'errors' });
  expect([list(true), list(false)]).toEqual([true, false]);
});
