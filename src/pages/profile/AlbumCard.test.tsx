import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { AlbumCard } from './AlbumCard.tsx';

test.each([
  [true, true],
  [false, false],
])(
  'a card of the album of a perfect week (%s) has the red ground and the form of the special card: %s',
  (isPerfect, isRed) => {
    const { container } = render(<AlbumCard card="goal" isPerfect={isPerfect} turn="none" />);
    const art = container.querySelector('.lottery-card-art');
    const number = container.querySelector('.album-number');
    expect([
      art?.classList.contains('bg-chile'),
      container.querySelector('.lottery-card-special') !== null,
      number?.classList.contains('text-queso'),
    ]).toEqual([isRed, isRed, isRed]);
  },
);

test.each([
  ['none', 0],
  ['hidden', 1],
  ['turning', 1],
] as const)(
  'a card of the album whose turn is “%s” has %i backs, and screen readers skip it',
  (turn, backs) => {
    const { container } = render(<AlbumCard card="goal" isPerfect={false} turn={turn} />);
    expect(container.querySelectorAll('.absolute')).toHaveLength(backs);
    expect(container.querySelector('.animate-turn') !== null).toBe(turn === 'turning');
    expect(container.firstElementChild?.getAttribute('aria-hidden')).toBe('true');
  },
);
