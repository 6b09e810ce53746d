// @vitest-environment jsdom

import { afterEach, expect, test, vi } from 'vitest';
import type { RecipeRunner, StepView } from '../../api.ts';
import { offerReturn } from './offer-return.ts';

afterEach(() => document.getElementById('simulator-show')?.remove());

function offer(canReturn: boolean) {
  const runner = {
    canReturn: () => canReturn,
    returnToBefore: vi.fn(async () => {}),
    onStep: vi.fn(() => () => {}),
  };
  offerReturn(runner as Partial<RecipeRunner> as RecipeRunner);
  const find = (name: string) =>
    document
      .getElementById('simulator-show')
      ?.shadowRoot?.querySelector<HTMLElement>(`[aria-label="${name}"]`);
  return { runner, find };
}

test('“Volver a como estaba” returns to the world from before a stopped recipe and closes the bar', () => {
  const { runner, find } = offer(true);
  find('Volver a como estaba')?.click();
  expect(runner.returnToBefore).toHaveBeenCalledOnce();
  expect(find('Volver a como estaba')).toBeFalsy();
});

test('the bar of a stopped recipe closes at its button and at the next recipe', () => {
  const first = offer(true);
  first.find('Cerrar aviso')?.click();
  expect(first.find('Cerrar aviso')).toBeFalsy();
  const second = offer(true);
  const [listener] = second.runner.onStep.mock.calls[0] as unknown as [(step: StepView) => void];
  listener({ isGivenUp: true } as StepView);
  expect(second.find('Cerrar aviso')).toBeTruthy();
  listener({ isGivenUp: false } as StepView);
  expect(second.find('Cerrar aviso')).toBeFalsy();
});

test('nothing is offered when no world from before the recipe is left', () => {
  expect(offer(false).find('Volver a como estaba')).toBeFalsy();
});
