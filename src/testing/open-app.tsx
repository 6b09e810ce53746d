import { act, configure, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, type NavigateFunction, useLocation, useNavigate } from 'react-router-dom';
import { vi } from 'vitest';
import { App } from '../app/App.tsx';
import type { Clock } from '../lib/clock.ts';
import { createStorage, STORAGE_KEYS } from '../lib/storage.ts';
import { createStores } from '../stores/index.ts';

// The first test that opens a page waits until Vite has transformed the code of the page, which can take
// longer than the default timeouts.
vi.setConfig({ testTimeout: 90_000 });
configure({ asyncUtilTimeout: 30_000 });

/** Wednesday 25 November 2026, 12:00 (−06:00). */
const NOON = Date.UTC(2026, 10, 25, 18);

interface OpenOptions {
  token?: string;
  verification?: string;
  now?: number;
  clock?: Clock;
  isStarting?: boolean;
}

let navigateTo: NavigateFunction;

function Address() {
  navigateTo = useNavigate();
  const { pathname, search } = useLocation();
  // An `<output>` is a live region by default, and a screen reader must not announce this test element.
  return (
    <output aria-live="off" data-testid="address">
      {pathname + search}
    </output>
  );
}

export async function openApp(path: string, options: OpenOptions = {}) {
  const { token, verification, now = NOON } = options;
  vi.stubGlobal('scrollTo', () => undefined);
  const storage = createStorage();
  if (token) storage.set(STORAGE_KEYS.token, token);
  if (verification) storage.set(STORAGE_KEYS.verification, verification);
  const clock = options.clock ?? { now: () => now };
  const stores = createStores({ baseUrl: '', clock, storage });
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
    /** Opens a path below the base path, or goes back (-1) and forward (1) in the history. */
    navigate: (to: string | number) => act(async () => void navigateTo(to as string)),
    async fill(label: string | RegExp, text: string) {
      await user.clear(screen.getByLabelText(label));
      await user.paste(text);
    },
    press: (name: string | RegExp) => user.click(screen.getByRole('button', { name })),
    /** Sends the reviewed predictions. */
    confirmSend: () => user.click(screen.getByRole('button', { name: 'Sí, enviar' })),
    dialog: (type: string) => waitForDialog(type),
    dialogs: () =>
      [...document.querySelectorAll('[data-modal]')].map((one) => one.getAttribute('data-modal')),
  };
}

export type OpenedApp = Awaited<ReturnType<typeof openApp>>;

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

export function getShownError(label: string | RegExp): string | null {
  const field = screen.getByLabelText(label);
  if (field.getAttribute('aria-invalid') !== 'true') return null;
  const ids = field.getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids.map((id) => document.getElementById(id)?.textContent ?? '').join(' ');
}
