import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { Promotion } from '../../copy/promotions.ts';
import { createVisitorStores, renderWithStores } from '../../testing/open-page.tsx';
import { PromotionCard } from './PromotionCard.tsx';

const WALLPAPER: Promotion = {
  id: 'wallpaper',
  kind: 'Fondo',
  title: 'La onda',
  text: 'Para tu celular.',
  action: 'Descargar',
  url: '/promotions/onda.png',
};

function show(changes: Partial<Promotion> = {}) {
  const modal = { show: vi.fn() };
  const stores = { ...createVisitorStores(), playerData: {}, modal };
  renderWithStores(<PromotionCard promotion={{ ...WALLPAPER, ...changes }} />, stores);
  return modal;
}

test('a promotion of Bonus links to its file, and shows the picture with its kind and title after a press', () => {
  show();
  const link = screen.getByRole('link', { name: /^Descargar ?La onda$/ });
  expect(link.getAttribute('href')).toBe('/lmx/promotions/onda.png');
  // jsdom can't follow a link.
  link.addEventListener('click', (event) => event.preventDefault());
  fireEvent.click(link);
  expect(screen.getByRole('img', { name: 'Fondo “La onda”' }).getAttribute('src')).toBe(
    '/lmx/promotions/onda.png',
  );
});

test('a promotion of Bonus without a file says “Muy pronto.” after its text, and a press opens promotionAsset', () => {
  const modal = show({ url: null });
  expect(screen.getByText('Para tu celular. Muy pronto.')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: /^Descargar ?La onda$/ }));
  expect(modal.show.mock.calls).toEqual([[{ type: 'promotionAsset' }]]);
});
