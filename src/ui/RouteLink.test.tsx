import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { openApp } from '../testing/open-app.tsx';
import { setUpScriptedServer } from '../testing/scripted-server.ts';
import { RouteLink } from './RouteLink.tsx';

setUpScriptedServer();

test.each([
  ['the wordmark on Inicio', '/', /^Reto Ruffles/],
  ['“Términos y Condiciones” of the footer on its page', '/T&C', 'Términos y Condiciones'],
  ['“Aviso de Privacidad” of the footer on its page', '/privacy-policy', 'Aviso de Privacidad'],
  ['“Premios” of the menu on its page', '/rewards', 'Premios'],
])('%s, pressed again, ends at the top without a new entry of the history', async (_link, path, name) => {
  const app = await openApp(path);
  const scrollTo = vi.fn();
  vi.stubGlobal('scrollTo', scrollTo);
  for (const link of screen.getAllByRole('link', { name })) {
    scrollTo.mockClear();
    await app.user.click(link);
    await waitFor(() => expect(scrollTo).toHaveBeenCalledExactlyOnceWith(0, 0));
    expect(app.address()).toBe(path);
  }
});

test.each([
  ['with Ctrl', '{Control>}'],
  ['with Shift', '{Shift>}'],
])('a link of the page on screen pressed %s opens another tab and does not scroll', async (_how, keys) => {
  const app = await openApp('/');
  const scrollTo = vi.fn();
  vi.stubGlobal('scrollTo', scrollTo);
  // jsdom opens no other tab.
  document.addEventListener('click', (event) => event.preventDefault(), { once: true });
  await app.user.keyboard(keys);
  await app.user.click(screen.getByRole('link', { name: /^Reto Ruffles/ }));
  expect(scrollTo).not.toHaveBeenCalled();
});

function WeekPage({ keepsLink }: { keepsLink: boolean }) {
  const { search } = useLocation();
  return (
    <main>
      <h1 tabIndex={-1}>Partidos</h1>
      {search && !keepsLink ? null : <RouteLink to="/games?jornada=7">Ver mi boleto</RouteLink>}
    </main>
  );
}

test.each([
  [false, 'H1'],
  [true, 'A'],
])(
  'a link to another week of its page, when it is %s that the link stays there, leaves the focus on the element %s',
  async (keepsLink, tagName) => {
    render(
      <MemoryRouter initialEntries={['/games']} useTransitions={false}>
        <WeekPage keepsLink={keepsLink} />
      </MemoryRouter>,
    );
    await userEvent.click(screen.getByRole('link', { name: 'Ver mi boleto' }));
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(document.activeElement?.tagName).toBe(tagName);
  },
);
