import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import type { RecipeRunner, RecipeView, StepView } from '../../api.ts';
import { Outline } from './Outline.tsx';

const outline = ['Llena', 'Guarda', 'Mira'].map((says) => ({ says, detail: '' }));
const runner = { goTo: vi.fn() };

beforeEach(() => {
  vi.clearAllMocks();
  vi.stubGlobal('fetch', async () => Response.json({}));
});

const PROPS = {
  recipe: { id: 'flow/one', title: 'Uno', outline } as unknown as RecipeView,
  step: { index: 1, isOver: false, failure: null } as StepView,
  runner: runner as unknown as RecipeRunner,
};
const show = () => render(<Outline {...PROPS} />);

test('the list of a recipe’s steps has only the step that runs on a lighter ground', () => {
  show();
  const steps = screen.getAllByRole('listitem');
  expect(steps.map(({ classList }) => classList.contains('bg-f2'))).toEqual([false, true, false]);
});

test('the current step stays in the middle of the list when the pictures of the steps have loaded', async () => {
  vi.resetModules();
  let answer = (_response: Response) => {};
  const fetched = new Promise<Response>((resolve) => {
    answer = resolve;
  });
  vi.stubGlobal('fetch', () => fetched);
  const scrollIntoView = vi.fn();
  Element.prototype.scrollIntoView = scrollIntoView;
  const { Outline: FreshOutline } = await import('./Outline.tsx');
  render(<FreshOutline {...PROPS} />);
  expect(scrollIntoView.mock.calls).toEqual([[{ block: 'center' }]]);
  answer(Response.json({ 'flow/one': 3 }));
  await waitFor(() => expect(scrollIntoView).toHaveBeenCalledTimes(2));
});

test('a press of a step in the list goes to that step', async () => {
  show();
  await userEvent.click(screen.getByRole('button', { name: /Mira/ }));
  expect(runner.goTo).toHaveBeenCalledExactlyOnceWith(2);
});
