import { signal } from '@preact/signals-react';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderWithStores } from '../../testing/open-page.tsx';
import { ShareFigure } from './ShareFigure.tsx';

test('until there is something to share, a drawing stands in place of the picture, without buttons', () => {
  const { container } = renderWithStores(
    <ShareFigure title="Mi lugar" text="Aún sin lugar" card={null} words={null} label="" blank="stands" />,
    { modal: { current: signal(null) } },
  );
  expect(container.querySelector('use')?.getAttribute('href')).toMatch(/#stands$/);
  expect(screen.queryByRole('button')).toBeNull();
});
