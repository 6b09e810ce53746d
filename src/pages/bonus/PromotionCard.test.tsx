import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { Promotion } from '../../copy/promotions.ts';
import { createVisitorStores, renderWithStores } from '../../testing/open-page.tsx';
import { ComingPromotions, PromotionCard } from './PromotionCard.tsx';

const WALLPAPER: Promotion = {
  id: 'wallpaper',
  kind: 'Fondo',
  title: 'La onda',
  text: 'Para tu celular.',
  action: 'Descargar',
  url: '/promotions/onda.png',
};

test('a promotion of Bonus links to its file, and shows the picture with its kind and title after a press', () => {
  renderWithStores(<PromotionCard promotion={WALLPAPER} />, createVisitorStores());
  const link = screen.getByRole('link', { name: /^Descargar ?La onda$/ });
  expect(link.getAttribute('href')).toBe('/lmx/promotions/onda.png');
  // jsdom can't follow a link.
  link.addEventListener('click', (event) => event.preventDefault());
  fireEvent.click(link);
  expect(screen.getByRole('img', { name: 'Fondo “La onda”' }).getAttribute('src')).toBe(
    '/lmx/promotions/onda.png',
  );
});

test('promotions of Bonus that do not exist yet stand in one card, whose one button opens promotionAsset', () => {
  const modal = { show: vi.fn() };
  const stores = { ...createVisitorStores(), playerData: {}, modal };
  const coming = [
    { id: 'coupon', kind: 'Cupón', title: 'Botana', url: null },
    { id: 'jersey', kind: 'Fondo', title: 'Playera', url: null },
  ] as const;
  renderWithStores(<ComingPromotions promotions={coming} />, stores);
  expect(screen.getAllByText('Muy pronto')).toHaveLength(1);
  expect(
    screen
      .getAllByRole('listitem')
      .slice(1)
      .map((item) => item.textContent),
  ).toEqual(['Botana Cupón', 'Playera Fondo']);
  fireEvent.click(screen.getByRole('button', { name: '¿Cuándo salen?' }));
  expect(modal.show.mock.calls).toEqual([[{ type: 'promotionAsset' }]]);
});

test.each([
  ['wallpaper', 'chip'],
  ['playlist', 'megaphone'],
  ['coupon', 'coupon'],
  ['jersey', 'jersey'],
] as const)('the promotion “%s” of Bonus has the drawing “%s”', (id, card) => {
  const { container } = renderWithStores(
    <PromotionCard promotion={{ ...WALLPAPER, id } as Promotion} />,
    createVisitorStores(),
  );
  expect(container.querySelector('use')?.getAttribute('href')).toMatch(new RegExp(`#${card}$`));
});

test('the button of promotions that do not exist yet has a clock, and that of a file an arrow down', () => {
  const icons = (container: Element) =>
    [...container.querySelectorAll('button use, a use')].map((use) => use.getAttribute('href'));
  const coming = [{ id: 'coupon', kind: 'Cupón', title: 'Botana', url: null }] as const;
  const stores = { ...createVisitorStores(), playerData: {}, modal: { show() {} } };
  const later = renderWithStores(<ComingPromotions promotions={coming} />, stores);
  expect(icons(later.container)).toEqual(['#icon-clock']);
  later.unmount();
  const ready = renderWithStores(<PromotionCard promotion={WALLPAPER} />, createVisitorStores());
  expect(icons(ready.container)).toEqual(['#icon-download']);
});
