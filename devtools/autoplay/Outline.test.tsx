import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { RecipeView, StepView } from '../api/recipes.ts';
import { Outline } from './Outline.tsx';

const recipe = {
  title: 'Uno',
  outline: ['Abre', 'Llena', 'Envía', 'Festeja'].map((says) => ({ says, detail: '' })),
} as RecipeView;
const view = { index: 2, count: 4, isOver: false, failure: null } as StepView;

const signs = (step: Partial<StepView>) => {
  render(<Outline recipe={recipe} step={{ ...view, ...step }} runner={{ goTo: () => {} }} />);
  return screen.getAllByRole('listitem').map((item) => item.querySelector('i')?.textContent);
};

test('the recipe outline ticks only the steps before the current step', () => {
  expect(signs({})).toEqual(['✓', '✓', '3', '4']);
});

test('the recipe outline marks the failed step with ✗ and says why it failed', () => {
  expect(signs({ isOver: true, failure: { step: 1, why: 'No apareció.' } })).toEqual(['✓', '✗', '3', '4']);
  expect(screen.getAllByRole('listitem')[1]?.textContent).toContain('No apareció.');
});

test('the recipe outline scrolls to the current step', () => {
  const shown: (string | null)[] = [];
  Element.prototype.scrollIntoView = function () {
    shown.push(this.textContent);
  };
  signs({ index: 3 });
  expect(shown).toEqual(['4Festeja']);
  Reflect.deleteProperty(Element.prototype, 'scrollIntoView');
});
