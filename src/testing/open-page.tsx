import { configure, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType, ReactElement } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterAll, afterEach, beforeAll, vi } from 'vitest';
import { type MockControl, startMockServer } from '../../mock-server/index.ts';
import { createStorage } from '../lib/storage.ts';
import { logIn } from '../stores/account/log-in.ts';
import { type CommonStores, createStores, type Stores } from '../stores/index.ts';
import { StoresContext } from '../use-stores.ts';

interface SharedServer {
  server: MockControl;
  /** Makes the next calls of an endpoint fail with 500. */
  fail(match: string, times?: number): void;
  /** Makes `GET /api/user` answer without points, places and the other figures of the player. */
  leaveOutStats(): void;
  /** Makes `GET /api/pool/user/all` answer without the trivia points of the weeks. */
  leaveOutTriviaPoints(): void;
}

/**
 * Starts one mock server for all tests of a file. The tests may add faults, which are removed after each
 * test, but must not change its data. Its clock stands still at noon of Wednesday, 26 August 2026. `server`
 * is undefined until the tests run.
 */
export function setUpMockServer({ players = 120 } = {}): SharedServer {
  const shared = {
    fail(match, times = 2) {
      shared.server.fault.add({ match, effect: { status: 500, message: 'Server Error' }, times });
    },
    leaveOutStats() {
      const user = { id: 3, nickname: 'ana_tribuna', email: 'ana@correo.mx' };
      const effect = { body: JSON.stringify(user) };
      shared.server.fault.add({ match: 'GET /api/user', effect, times: 'always' });
    },
    leaveOutTriviaPoints() {
      const { fetch } = globalThis;
      vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
        const response = await fetch(input, init);
        const body = (await response.text()).replaceAll(/,"week_trivia_points":(\d|null)/g, '');
        return new Response(body || null, response);
      });
    },
  } as SharedServer;
  vi.setConfig({ testTimeout: 30_000 });
  configure({ asyncUtilTimeout: 8_000 });
  beforeAll(() => {
    shared.server = startMockServer({ players, rate: 0 });
  });
  afterEach(() => shared.server.fault.clear());
  afterAll(() => shared.server.shutdown());
  return shared;
}

export const createVisitorStores = () =>
  createStores({ baseUrl: '', clock: { now: () => 0 }, storage: createStorage(null) });

/** Renders `element` in a router. `stores` are those of a visitor, or those of a player in one object. */
export function renderWithStores(element: ReactElement, stores: object, address = '/') {
  const isPlayer = 'playerData' in stores;
  const value = (isPlayer ? { ...stores, player: { current: stores } } : stores) as CommonStores;
  return render(element, {
    wrapper: ({ children }) => (
      <MemoryRouter initialEntries={[address]} useTransitions={false}>
        <StoresContext value={value}>{children}</StoresContext>
      </MemoryRouter>
    ),
  });
}

export async function openPage(
  server: MockControl,
  Page: ComponentType,
  email = 'ana@correo.mx',
  address?: string,
) {
  const stores = createStores({
    baseUrl: 'http://localhost',
    clock: { now: () => server.world.now() },
    storage: createStorage(null),
  });
  await logIn(stores, { email, password: 'papas con chile' });
  const allStores: Stores = { ...stores, ...(await stores.player.load()) };
  const player = userEvent.setup({ delay: null });
  renderWithStores(<Page />, allStores, address);
  return { player, stores: allStores };
}
