import { expect, test } from 'vitest';
import type { StepView } from '../../api.ts';
import { getMark } from './step-marks.ts';

const getMarks = (step: Partial<StepView>) =>
  [0, 1, 2].map((at) => getMark({ index: 1, isOver: false, failure: null, ...step } as StepView, at));

test.each<[string, Partial<StepView>, string[]]>([
  ['runs its second step', {}, ['done', 'now', 'ahead']],
  ['runs its first step', { index: 0 }, ['now', 'ahead', 'ahead']],
  ['has ended', { index: 2, isOver: true }, ['done', 'done', 'done']],
  ['failed at its second step', { isOver: true, failure: { step: 1, why: 'No' } }, ['done', 'bad', 'ahead']],
  [
    'failed at its first step',
    { index: 0, isOver: true, failure: { step: 0, why: 'No' } },
    ['bad', 'ahead', 'ahead'],
  ],
])('the marks of a recipe with three steps that %s are %s', (_what, step, marks) => {
  expect(getMarks(step)).toEqual(marks);
});
