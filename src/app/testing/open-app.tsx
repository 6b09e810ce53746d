/** The whole product in jsdom, as a person meets it at an address. */
import { configure, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { vi } from 'vitest';
import type { Clock } from '../../lib/clock.ts';
import type { SessionChannel } from '../../lib/session-channel.ts';
import { createStorage, STORAGE_KEYS } from '../../lib/storage.ts';
import { createStores } from '../../stores/index.ts';
import { App } from '../App.tsx';

// A cold machine fetches and transforms each page's code on its first visit.
vi.setConfig({ testTimeout: 90_000 });
configure({ asyncUtilTimeout: 30_000 });

/** Wednesday 25 November 2026, 12:00 in the centre. */
export const NOON = Date.UTC(2026, 10, 25, 18);

interface OpenOptions {
  /** A session that the device kept. */
  token?: string;
  verification?: string;
  now?: number;
  /** A clock that moves; beats `now`. */
  clock?: Clock;
  /** The way to the other tabs; there are none by default. */
  channel?: SessionChannel;
  /** Does not wait for the first screen: the loading view is what the test is about. */
  isStarting?: boolean;
}

function Address() {
  const { pathname } = useLocation();
  return <output data-testid="address">{pathname}</output>;
}

/** Opens the product at a path below the base and waits for its first screen. */
export async function openApp(path: string, options: OpenOptions = {}) {
  const { token, verification, now = NOON } = options;
  vi.stubGlobal('scrollTo', () => undefined);
  const storage = createStorage();
  if (token) storage.set(STORAGE_KEYS.token, token);
  if (verification) storage.set(STORAGE_KEYS.verification, verification);
  const clock = options.clock ?? { now: () => now };
  const channel = options.channel ?? { announce: () => undefined, listen: () => () => undefined };
  const stores = createStores({ baseUrl: '', clock, storage, channel });
  const user = userEvent.setup({ delay: null });
  const view = render(
    <MemoryRouter basename="/lmx/" initialEntries={[`/lmx${path}`]} useTransitions={false}>
      <App stores={stores} isPrerendered={false} />
      <Address />
    </MemoryRouter>,
  );
  if (!options.isStarting) await screen.findByRole('heading', { level: 1, hidden: true });

  return {
    stores,
    user,
    view,
    address: () => screen.getByTestId('address').textContent,
    /** Fills a field in, by its label, in one go. */
    async fill(label: string | RegExp, text: string) {
      await user.clear(screen.getByLabelText(label));
      await user.paste(text);
    },
    press: (name: string | RegExp) => user.click(screen.getByRole('button', { name })),
    /** The dialog that stands, once it does. */
    dialog: (type: string) => waitForDialog(type),
    dialogs: () =>
      [...document.querySelectorAll('[data-modal]')].map((one) => one.getAttribute('data-modal')),
  };
}

async function waitForDialog(type: string): Promise<HTMLElement> {
  return vi.waitFor(
    () => {
      const found = document.querySelector<HTMLElement>(`[data-modal="${type}"]`);
      if (!found) throw new Error(`no dialog ${type}`);
      return found;
    },
    { timeout: 30_000 },
  );
}

/** What a field says is wrong, by its label. */
export function errorOf(label: string | RegExp): string | null {
  const field = screen.getByLabelText(label);
  if (field.getAttribute('aria-invalid') !== 'true') return null;
  const ids = field.getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids.map((id) => document.getElementById(id)?.textContent ?? '').join(' ');
}
