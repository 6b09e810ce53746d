// @vitest-environment jsdom
import { expect, test } from 'vitest';
import type { Recipe, StepView } from '../../api.ts';
import { step } from '../testing/list-app.ts';
import { createProgress } from './progress.ts';
import { createShownStep } from './shown-step.ts';

const LIST: Recipe = {
  id: 'flow/list',
  title: 'La lista',
  tags: ['flujos'],
  world: { at: 'lunes', route: '/lista' },
  steps: [step('La lista está abierta', '')],
  ends: { shows: [] },
};

test('a run that was given up while its page loads shows no step afterwards', () => {
  const views: StepView[] = [];
  const shown = createShownStep(LIST, createProgress(LIST.id, 'play'), (view) => views.push(view));
  shown.giveUp();
  shown.showStep('caption');
  shown.showPace();
  expect(views.map(({ isGivenUp }) => isGivenUp)).toEqual([true]);
  expect(shown.get()).toBeNull();
});
