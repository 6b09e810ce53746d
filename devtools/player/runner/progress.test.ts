// @vitest-environment jsdom

import { beforeEach, expect, test } from 'vitest';
import {
  createProgress,
  progressOfTab,
  saveAsDone,
  saveProgress,
  saveStatement,
  startStep,
  statementsOfTab,
} from './progress.ts';

beforeEach(() => sessionStorage.clear());

test('a recipe that goes on after a reload repeats none of the actions of its step that were done', () => {
  const progress = createProgress('page/home', 'play');
  startStep(progress, 1);
  saveAsDone(progress);
  saveAsDone(progress);
  startStep(progress, 1);
  expect(progressOfTab.read()?.place).toEqual({ step: 1, action: 2 });
});

test('the next step of a recipe begins with its first action', () => {
  const progress = createProgress('page/home', 'play');
  saveAsDone(progress);
  startStep(progress, 1);
  expect(progressOfTab.read()?.place).toEqual({ step: 1, action: 0 });
});

test('a run that is over doesn’t replace the progress of the next one', () => {
  saveProgress(createProgress('page/faq', 'play'));
  saveProgress({ ...createProgress('page/home', 'play'), isOver: true });
  expect(progressOfTab.read()?.id).toBe('page/faq');
});

test('a statement that is shown twice is kept once', () => {
  for (const id of ['2.1', '2.2', '2.1']) saveStatement(id);
  expect(statementsOfTab.read()).toEqual(['2.1', '2.2']);
});
