import { configure, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { vi } from 'vitest';
import type { MockControl } from '../../mock-server/index.ts';
import { createStorage } from '../lib/storage.ts';
import { createStores, type Stores } from '../stores/index.ts';

export function allowForABackEnd(): void {
  vi.setConfig({ testTimeout: 30_000 });
  configure({ asyncUtilTimeout: 8_000 });
}

export const createVisitorStores = () =>
  createStores({ baseUrl: '', clock: { now: () => 0 }, storage: createStorage(null) });

export async function openPage(server: MockControl, Page: ComponentType<Stores>, email = 'ana@correo.mx') {
  const stores = createStores({
    baseUrl: 'http://localhost',
    clock: { now: () => server.world.now() },
    storage: createStorage(null),
  });
  await stores.auth.login({ email, password: 'papas con chile' });
  const allStores = { ...stores, ...(await stores.game.load()) };
  const player = userEvent.setup({ delay: null });
  render(
    <MemoryRouter>
      <Page {...allStores} />
    </MemoryRouter>,
  );
  return { player, stores: allStores };
}
