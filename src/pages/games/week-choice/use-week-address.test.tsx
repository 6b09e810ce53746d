import { waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createGameWorld } from '../../../testing/game-world.ts';
import { renderWithStores } from '../../../testing/open-page.tsx';
import { GamesPage } from '../GamesPage.tsx';
import { correctAddress, readWeek } from './use-week-address.ts';

test('Partidos shows the current week again when it is reopened at its bare address', async () => {
  const world = createGameWorld();
  const stores = { ...world, network: { isOffline: { value: false } } };
  const { unmount } = renderWithStores(<GamesPage />, stores, '/games?jornada=8');
  await waitFor(() => expect(world.weeks.shownNumber.value).toBe(8));
  unmount();
  renderWithStores(<GamesPage />, stores, '/games');
  await waitFor(() => expect(world.weeks.shownNumber.value).toBe(7));
});

test.each([
  ['', null],
  ['jornada=7', 7],
  ['jornada=23&otro=4', 23],
  ['jornada=', null],
  ['jornada=siete', null],
  ['jornada=-7', null],
  ['jornada=7.5', null],
  ['jornada=100', null],
])('the address of Partidos with the parameters “%s” names the week %j', (query, week) => {
  expect(readWeek(new URLSearchParams(query))).toBe(week);
});

const BARE = {
  week: null,
  hasParameter: false,
  pressedTabWeek: undefined,
  current: 7,
  shown: 7,
  isLoaded: true,
};
const NAMED = { ...BARE, week: 8, hasParameter: true, shown: 8 };
const PRESSED = { ...BARE, pressedTabWeek: 7 };

test.each([
  ['a bare address stays', BARE, null],
  ['a bare address stays when the server moves on and no tab was pressed', { ...BARE, current: 8 }, null],
  ['a bare address of the pressed current week stays', PRESSED, null],
  [
    'a bare address gets the pressed week when the server moves on',
    { ...PRESSED, current: 8 },
    { jornada: '7' },
  ],
  [
    'a bare address of a pressed week stays while no current week is known',
    { ...PRESSED, current: null },
    null,
  ],
  ['an address of the shown week stays', NAMED, null],
  ['an address of the shown week stays when it becomes the current one', { ...NAMED, current: 8 }, null],
  ['an address of a week that isn’t shown becomes bare', { ...NAMED, shown: 7 }, {}],
  [
    'an address of a week that isn’t shown stays until the lists are loaded',
    { ...NAMED, shown: 7, isLoaded: false },
    null,
  ],
  ['an address with an unreadable week becomes bare', { ...BARE, hasParameter: true }, {}],
  [
    'an address with an unreadable week becomes bare when no week is shown',
    { ...BARE, hasParameter: true, shown: null },
    {},
  ],
])('%s', (_what, input, params) => {
  expect(correctAddress(input)).toEqual(params);
});
