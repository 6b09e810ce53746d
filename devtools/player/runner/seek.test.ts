import { beforeEach, expect, test, vi } from 'vitest';
import type { Run } from './run.ts';
import { goToStep, resumeRun, skipStep } from './seek.ts';

const [skip, restart, resume, repeat] = [vi.fn(), vi.fn(), vi.fn(), vi.fn()];
beforeEach(() => vi.clearAllMocks());

/** `step`: the step that runs. */
const createRun = (shown: object | null, skipTo: number | null = null, step = 1, isLost = false) =>
  ({
    progress: { place: { step } },
    shown: () => shown && { index: 1, count: 4, isDone: false, isOver: false, ...shown },
    pace: { skip, resume, isLost: () => isLost, state: { skipTo } },
  }) as unknown as Run;

test.each([
  ['back from a step', {}, -1, null, 0],
  ['back from the first step', { index: 0 }, -1, null, 0],
  ['back after the end', { index: 3, isOver: true }, -1, null, 2],
] as const)(
  'a press %s plays the recipe again up to the step before',
  (_what, shown, direction, skipTo, step) => {
    const run = createRun(shown, skipTo, 'index' in shown ? shown.index : 1);
    skipStep(run, direction, restart);
    if (step === 0 && 'index' in shown && shown.index === 0) expect(skip).toHaveBeenCalledExactlyOnceWith(0);
    else expect(restart).toHaveBeenCalledExactlyOnceWith(run, step);
  },
);

test.each([
  ['from a step', null, 2],
  ['while an earlier press still skips', 2, 3],
])('a press on “Paso siguiente” %s skips to the step after', (_what, skipTo, step) => {
  skipStep(createRun({}, skipTo), 1, restart);
  expect(skip).toHaveBeenCalledExactlyOnceWith(step);
});

test('“Paso siguiente” does nothing after the end of a recipe or without captions', () => {
  skipStep(createRun({ isOver: true }), 1, restart);
  skipStep(createRun(null), 1, restart);
  skipStep(null, 1, restart);
  expect([skip, restart].flatMap(({ mock }) => mock.calls)).toEqual([]);
});

test.each([
  ['a later step', {}, 2, 'skip', 2],
  ['a step after the last', {}, 9, 'skip', 3],
  ['the step that runs', {}, 1, 'skip', 1],
  ['the step that is done', { isDone: true }, 1, 'restart', 1],
  ['an earlier step', {}, 0, 'restart', 0],
  ['a step before the first', {}, -3, 'restart', 0],
  ['a later step after the end', { isOver: true }, 3, 'restart', 3],
] as const)('a press on %s of the list of steps leads to it', (_what, shown, wanted, way, step) => {
  const run = createRun(shown);
  goToStep(run, wanted, restart);
  if (way === 'skip') expect(skip).toHaveBeenCalledExactlyOnceWith(step);
  else expect(restart).toHaveBeenCalledExactlyOnceWith(run, step);
});

test.each([
  ['back', -1, 'restart', 1],
  ['ahead', 1, 'skip', 3],
] as const)(
  'a press %s counts from a step that runs before its caption appears',
  (_where, direction, way, step) => {
    const run = createRun({ index: 1, isDone: true }, null, 2);
    skipStep(run, direction, restart);
    if (way === 'skip') expect(skip).toHaveBeenCalledExactlyOnceWith(step);
    else expect(restart).toHaveBeenCalledExactlyOnceWith(run, step);
  },
);

test('a press on the step that runs before its caption appears skips to its end', () => {
  goToStep(createRun({ index: 1, isDone: true }, null, 2), 2, restart);
  expect(skip).toHaveBeenCalledExactlyOnceWith(2);
});

test.each([
  ['in the middle of a step', {}, 1],
  ['at the end of a step', { isDone: true }, 2],
  ['at the end of the last step', { isDone: true, index: 3 }, 3],
  ['at the end of a step whose page was reloaded', { isDone: true, pauseReason: 'lost' }, 1],
] as const)(
  '“Seguir” %s, after the user has changed the page, plays from there again',
  (_when, shown, step) => {
    resumeRun(createRun(shown, null, 1, true), repeat);
    expect(repeat).toHaveBeenCalledExactlyOnceWith(expect.anything(), step);
    expect(resume).not.toHaveBeenCalled();
  },
);

test('“Seguir” on a page that is as the recipe left it goes on', () => {
  resumeRun(createRun({}), repeat);
  expect(resume).toHaveBeenCalledOnce();
  expect(repeat).not.toHaveBeenCalled();
});

test('a press ahead, after the user has changed the page, plays the recipe again up to that step', () => {
  const run = createRun({}, null, 1, true);
  skipStep(run, 1, restart);
  goToStep(run, 3, restart);
  expect(restart.mock.calls).toEqual([
    [run, 2],
    [run, 3],
  ]);
  expect(skip).not.toHaveBeenCalled();
});
