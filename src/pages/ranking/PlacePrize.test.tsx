import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { PrizeCard } from './PlacePrize.tsx';

/** Returns the side of the card of a prize on a phone, as the number of its class, such as 13 of `size-13`. */
function getSize(place: number) {
  const { container } = render(<PrizeCard art="jersey" place={place} />);
  return Number(
    /(?:^| )size-(\d+)/.exec(container.querySelector('.standings-card')?.classList.value ?? '')?.[1],
  );
}

test.each([
  [1, 2],
  [2, 3],
])('on a phone, the card of place %i is larger than that of place %i', (place, next) => {
  expect(getSize(place)).toBeGreaterThan(getSize(next));
});
