import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ResultPlace } from './ResultPlace.tsx';

test.each([
  [3, 'Subiste 3 lugares', 'up', 'text-verde'],
  [-3, 'Bajaste 3 lugares', 'fall', 'text-humo'],
  [0, 'Sigues en el mismo lugar', 'same', 'text-humo'],
])(
  'the place of a week with a movement of %d says “%s”, with its arrow and colour',
  (movement, text, icon, colour) => {
    const { container } = render(<ResultPlace position={12} movement={movement} />);
    expect(screen.getByText(text).classList).toContain(colour);
    expect(container.querySelector('use')?.getAttribute('href')).toBe(`#icon-${icon}`);
  },
);
