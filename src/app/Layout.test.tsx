// @vitest-environment jsdom
import { act, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { expectConsole, getConsoleOutput } from '../../scripts/test-setup.ts';
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

beforeEach(() => {
  broken.part = '';
});

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
    expectConsole(/mistake in/);
  },
);

test('the layout has the navigation and the footer, and shows a dialog over the page [2.28]', async () => {
  const app = await openApp('/faq');
  expect(screen.getByRole('navigation', { name: 'Principal' })).toBeTruthy();
  expect(screen.getByRole('contentinfo')).toBeTruthy();
  act(() => app.stores.modal.show({ type: 'connectionError' }));
  await app.dialog('connectionError');
});
