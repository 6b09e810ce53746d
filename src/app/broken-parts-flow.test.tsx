// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { expectConsole, getConsoleOutput } from '../../scripts/test-setup.ts';
import type { DialogRequest } from '../stores/shell/dialogs.ts';
import { openApp } from '../testing/open-app.tsx';
import { setUpScriptedServer } from '../testing/scripted-server.ts';

setUpScriptedServer();

const broken = vi.hoisted(() => ({ part: '' }));

function breakParts<Parts extends object>(parts: Parts): Parts {
  const wrap = ([name, Part]: [string, unknown]) => {
    if (typeof Part !== 'function') return [name, Part];
    return [
      name,
      (props: unknown) => {
        if (broken.part === name) throw new TypeError(`mistake in ${name}`);
        return Part(props);
      },
    ];
  };
  return Object.fromEntries(Object.entries(parts).map(wrap)) as Parts;
}

vi.mock('./Navigation.tsx', async (original) => breakParts(await original()));
vi.mock('./Banners.tsx', async (original) => breakParts(await original()));
vi.mock('./Toasts.tsx', async (original) => breakParts(await original()));
vi.mock('./Footer.tsx', async (original) => breakParts(await original()));
vi.mock('./LoadingView.tsx', async (original) => breakParts(await original()));

beforeEach(() => {
  broken.part = '';
});

const MISTAKE = /mistake in|not-a-dialog|Cannot read properties|Cannot destructure|is not a function/;

test.each(['Navigation', 'Banners', 'Toasts', 'Footer'])(
  'a mistake in %s leaves the page usable, reaches the console, and is gone after a navigation',
  async (part) => {
    broken.part = part;
    const app = await openApp('/faq');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Preguntas Frecuentes');
    expect(getConsoleOutput().some((line) => line.includes(`mistake in ${part}`))).toBe(true);
    broken.part = '';
    await app.navigate('/user/login');
    await screen.findByRole('heading', { level: 1, name: /Entra|Inicia|cuenta/i });
    expect(screen.getAllByRole('navigation').length).toBeGreaterThan(0);
    expect(screen.getByRole('contentinfo')).toBeTruthy();
    expect(document.querySelector('.toast-region')).toBeTruthy();
    expectConsole(MISTAKE);
  },
);

test('a mistake in a dialog closes it and shows unpreventedError over the page', async () => {
  const app = await openApp('/user/login');
  act(() => app.stores.modal.show({ type: 'not-a-dialog' } as unknown as DialogRequest));
  await app.dialog('unpreventedError');
  expect(document.querySelector('h1')?.textContent).not.toBe('¡Oops! ...');
  expect(getConsoleOutput().length).toBeGreaterThan(0);
  act(() => app.stores.modal.cancel());
  await waitFor(() => expect(app.dialogs()).toEqual([]));
  act(() => app.stores.modal.show({ type: 'connectionError' }));
  await app.dialog('connectionError');
  expectConsole(MISTAKE);
});

test('a mistake outside of the page and its parts shows the crash screen, and a navigation leaves it', async () => {
  broken.part = 'LoadingView';
  const app = await openApp('/faq', { token: 'ana-1', isStarting: true });
  await screen.findByRole('heading', { level: 1, name: '¡Oops! ...' });
  broken.part = '';
  await app.navigate('/privacy-policy');
  await screen.findByRole('heading', { level: 1, name: /Aviso de Privacidad/ });
  expectConsole(MISTAKE);
});
