import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createVisitorStores, renderWithStores } from '../../testing/open-page.tsx';
import { StatLink } from './StatLink.tsx';

test.each([
  ['its figure', '128', '128', undefined],
  ['the drawing of a card', { card: 'trophy' } as const, undefined, 'trophy'],
])('a figure of Inicio links to its page and shows %s', (_what, figure, number, card) => {
  const { container } = renderWithStores(
    <StatLink to="/ranking" figure={figure} name="Tu lugar" detail="Ver el ranking" />,
    createVisitorStores(),
  );
  expect(screen.getByRole('link').getAttribute('href')).toBe('/ranking');
  expect(container.querySelector('.number-badge')?.textContent).toBe(number);
  expect(container.querySelector('use')?.getAttribute('href')?.replace(/^.*#/, '')).toBe(card);
});
