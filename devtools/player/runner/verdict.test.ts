// @vitest-environment jsdom

import { expect, test } from 'vitest';
import type { MockControl } from '../../api.ts';
import type { PlayedApp } from '../app.ts';
import { checkEnd, judge, toResult } from './verdict.ts';

const CALLS = [
  { endpoint: 'POST /a', status: 422 },
  { endpoint: 'GET /b', status: 200 },
  { endpoint: 'POST /a', status: 200 },
];
const control = { net: { log: () => CALLS } } as unknown as MockControl;
const app = { checkWorldAtEnd: () => [] } as unknown as PlayedApp;

test.each<[string, number | number[], string[]]>([
  ['the last status', 200, []],
  ['an earlier status', 422, ['POST /a terminó en [200] y debía ser [422].']],
  ['all statuses', [422, 200], []],
  ['all statuses in another order', [200, 422], ['POST /a terminó en [422, 200] y debía ser [200,422].']],
])('a recipe that expects %s of a call at its end finds %j', (_what, expected, problems) => {
  expect(checkEnd(control, app, { shows: [], calls: { 'POST /a': expected } } as never)).toEqual(problems);
});

test('a recipe that expects a call that was not made says so at its end', () => {
  expect(checkEnd(control, app, { shows: [], calls: { 'GET /c': 200 } } as never)).toEqual([
    'GET /c terminó en [] y debía ser [200].',
  ]);
});

test('the result of a recipe marks the step that failed, and sorts what was observed', () => {
  const steps = ['Abre', 'Guarda'].map((says) => ({ says, detail: '', actions: [] }));
  expect(toResult(steps, ['b', 'a'], ['No'], { step: 1, why: 'No' })).toEqual({
    ok: false,
    steps: [
      { says: 'Abre', ok: true },
      { says: 'Guarda', ok: false, error: 'No' },
    ],
    observed: ['a', 'b'],
    problems: ['No'],
  });
});

const RECIPE = {
  steps: ['Abre', 'Guarda', 'Mira'].map((says) => ({ says, detail: '', actions: [] })),
  ends: { shows: [{ modal: 'payFailed' }], because: 'Card declined', calls: { 'GET /b': 200 } },
} as never;
const quietApp = {
  checkWorldAtEnd: () => [],
  page: { isSeen: () => true, describe: () => 'el diálogo' },
} as unknown as PlayedApp;
const SEEN = ['modal:payFailed', 'msg:Card declined', 'error:Card declined→modal:payFailed'];

test('the result of a recipe that has failed at a step has no later step', () => {
  const progress = { observed: SEEN } as never;
  const { failure, result } = judge(control, quietApp, RECIPE, progress, { step: 1, why: 'No se pudo.' });
  expect(failure).toEqual({ step: 1, why: 'No se pudo.' });
  expect(result.steps.map(({ says, ok }) => [says, ok])).toEqual([
    ['Abre', true],
    ['Guarda', false],
  ]);
});
