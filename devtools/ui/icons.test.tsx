import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Icon, type IconName } from './icons.tsx';

/** Returns where the bar of an arrow with a bar begins, in a drawing of 12 × 12. */
function getBarX(name: IconName): number {
  const { container } = render(<Icon name={name} />);
  return Number(/^M(\d+) 1h2v10/.exec(container.querySelector('path')?.getAttribute('d') ?? '')?.[1]);
}

test.each([
  ['previous', 'left', 0],
  ['next', 'right', 10],
] as const)('the arrow of the icon “%s” points to a bar at the %s', (name, _side, x) => {
  expect(getBarX(name)).toBe(x);
});
