import { afterEach, expect, test, vi } from 'vitest';
import { createGameWorld } from '../../testing/game-world.ts';
import { getShown } from './tab.test.helper.ts';

afterEach(() => vi.doUnmock('./send-predictions.ts'));

/** Opens a tab with a complete score for game 1 and without the code of a send. */
async function openWithoutCode() {
  const world = createGameWorld();
  const close = world.gamesPage.open();
  await vi.waitFor(() => expect(world.season.weekView.status.value).toBe('ready'));
  close();
  world.fill('1', 2, 1);
  return world;
}

function removeCode() {
  vi.doMock('./send-predictions.ts', () => ({
    createSending() {
      throw new TypeError('Failed to fetch dynamically imported module: /a.js');
    },
  }));
}

test('a press of “Enviar” before the code of a send is loaded opens the review as soon as it is loaded', async () => {
  const world = await openWithoutCode();
  world.sender.review();
  expect(getShown(world)).toBe(null);
  await vi.waitFor(() => expect(getShown(world)).toBe('sendPool'));
});

test('a press of “Enviar” without the code of a send shows networkError, and keeps the draft', async () => {
  removeCode();
  const world = await openWithoutCode();
  world.sender.review();
  await vi.waitFor(() => expect(getShown(world)).toBe('networkError'));
  expect(world.getFilled(['1'])).toEqual(['1']);
});

test('“Reintentar” after a missing code of a send loads it again and opens the review', async () => {
  removeCode();
  const world = await openWithoutCode();
  await world.sender.prepare();
  world.sender.review();
  await vi.waitFor(() => expect(getShown(world)).toBe('networkError'));
  vi.doUnmock('./send-predictions.ts');
  world.modal.accept();
  await vi.waitFor(() => expect(getShown(world)).toBe('sendPool'));
});

test('a code of a send that arrives after a log-out opens no review', async () => {
  const world = await openWithoutCode();
  world.sender.review();
  world.sender.reset();
  await world.sender.prepare();
  await new Promise((resolve) => setTimeout(resolve));
  expect(getShown(world)).toBe(null);
});
