import { act, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { at } from '../../../testing/fixtures.ts';
import { createGameWorld } from '../../../testing/game-world.ts';
import { renderWithStores } from '../../../testing/open-page.tsx';
import { Announcer } from './Announcer.tsx';

beforeEach(() => void vi.useFakeTimers());

// `time` is a time of day (−06:00). The game Tigres – Toluca closes at 17:00, Pumas – Atlas at 19:00.
async function openAt(time: string) {
  const world = createGameWorld({ now: at(`2026-08-29T${time}`) });
  await world.loadGamesPage();
  const view = renderWithStores(<Announcer />, world);
  const goTo = (next: string) =>
    act(() => {
      world.clock.time = at(`2026-08-29T${next}`);
      world.time.tick();
    });
  const toasts = () => world.toast.toasts.value.map(({ kind, params }) => `${kind}: ${params.game}`);
  return { ...view, goTo, toasts, said: () => screen.getByRole('status').textContent };
}

const SOON = 'closes-soon: Tigres – Toluca';

it('ten minutes before a cut-off, the live region of Partidos announces it and a toast appears', async () => {
  const page = await openAt('16:49:59');
  page.goTo('16:50:00');
  expect([page.toasts(), page.said()]).toEqual([
    [SOON],
    'Faltan 10 minutos para que cierre Tigres – Toluca.',
  ]);
});

it('when the clock jumps to 58 seconds before the cut-off, Announcer does not say that ten minutes are left', async () => {
  const page = await openAt('16:45:00');
  page.goTo('16:59:02');
  expect([page.toasts(), page.said()]).toEqual([[], '']);
});

it('the live region of Partidos makes no one-hour announcement when the clock jumps to 35 minutes before the cut-off', async () => {
  const page = await openAt('15:30:00');
  page.goTo('16:25:00');
  expect(page.said()).toBe('');
});

it('when the clock jumps past a cut-off, the ten-minute toast goes and the live region names the closed games', async () => {
  const page = await openAt('16:49:59');
  page.goTo('16:50:00');
  page.goTo('19:00:00');
  expect([page.toasts(), page.said()]).toEqual([[], 'Cerró Tigres – Toluca. Cerró Pumas – Atlas.']);
});

it('the toast that Partidos shows ten minutes before a cut-off stays for one minute', async () => {
  const page = await openAt('16:49:59');
  page.goTo('16:50:00');
  page.goTo('16:50:59');
  expect(page.toasts()).toEqual([SOON]);
  page.goTo('16:51:00');
  expect(page.toasts()).toEqual([]);
});

it('the toast that Partidos shows ten minutes before a cut-off disappears when the player leaves the page', async () => {
  const page = await openAt('16:49:59');
  page.goTo('16:50:00');
  page.unmount();
  expect(page.toasts()).toEqual([]);
});
