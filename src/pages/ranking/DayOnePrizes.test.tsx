import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { DayOnePrizes } from './DayOnePrizes.tsx';

test.each([
  [
    'week',
    [
      ['jersey', '2.º lugarLa playera'],
      ['screen', '1.er lugarLa pantalla'],
      ['jersey', '3.er lugarLa playera'],
    ],
  ],
  [
    'general',
    [
      ['chip', '2.º lugarLa papa'],
      ['trip', '1.er lugarEl premio mayor'],
      ['chip', '3.er lugarLa papa'],
    ],
  ],
] as const)(
  'the prizes of the %s table stand in the order of the podium, each with its place',
  (scope, prizes) => {
    const { container } = render(<DayOnePrizes scope={scope} className={undefined} />);
    const shown = [...container.querySelectorAll('li')].map((item) => [
      item.querySelector('use')?.getAttribute('href')?.split('#')[1],
      item.textContent,
    ]);
    expect(shown).toEqual(prizes);
  },
);

test('the prize of the first place is larger than the others, and screen readers skip all three', () => {
  const { container } = render(<DayOnePrizes scope="week" className={undefined} />);
  const sizes = [...container.querySelectorAll('svg')].map((card) =>
    Number(/size-(\d+)/.exec(card.getAttribute('class') ?? '')?.[1]),
  );
  expect(sizes[1]).toBeGreaterThan(Math.max(sizes[0] ?? 0, sizes[2] ?? 0));
  expect(container.querySelector('ol')?.getAttribute('aria-hidden')).toBe('true');
});
