import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { openApp } from '../testing/open-app.tsx';
import { createVisitorStores, renderWithStores } from '../testing/open-page.tsx';
import { setUpScriptedServer } from '../testing/scripted-server.ts';
import { MenuPanel } from './MenuPanel.tsx';
import { getPageLinks } from './page-links.ts';

setUpScriptedServer();

const navigation = () => screen.getAllByRole('navigation')[0] as HTMLElement;

function menu(toSend: number) {
  return (
    <MenuPanel
      links={getPageLinks('navigation', false)}
      showsLogin
      toSend={toSend}
      onClose={() => undefined}
      onLogout={() => undefined}
    />
  );
}

test('the mobile menu leaves the focus on a link when the number of games to send changes', async () => {
  const { rerender } = renderWithStores(menu(4), createVisitorStores());
  await userEvent.tab();
  const link = screen.getByRole('link', { name: /Inicio/ });
  expect(document.activeElement).toBe(link);
  rerender(menu(3));
  expect(document.activeElement).toBe(link);
});

test('the mobile menu, when it opens over an open dialog, leaves the focus in the dialog', () => {
  document.body.insertAdjacentHTML(
    'beforeend',
    '<div role="dialog" aria-modal="true"><button>Aceptar</button></div>',
  );
  const accept = screen.getByRole('button', { name: 'Aceptar' });
  accept.focus();
  renderWithStores(menu(4), createVisitorStores());
  expect(document.activeElement).toBe(accept);
  accept.parentElement?.remove();
});

test('the mobile menu takes the focus and locks the page behind it until Escape, which returns to “Menú” [2.41]', async () => {
  const app = await openApp('/faq');
  await app.press('Menú');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: /Cerrar/ }));
  const footer = screen.getByText('Publicidad exclusiva para mayores de 18 años.', { exact: false });
  // The page becomes inert after the menu is painted.
  await waitFor(() => expect(footer.closest('[inert]')).not.toBeNull());
  expect(document.documentElement.classList.contains('scroll-locked')).toBe(true);
  await app.user.keyboard('{Escape}');
  expect(screen.queryByRole('button', { name: 'Cerrar' })).toBeNull();
  expect(document.documentElement.classList.contains('scroll-locked')).toBe(false);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Menú' })));
});

test('a link in the mobile menu opens its page and closes the menu [2.40]', async () => {
  const app = await openApp('/faq');
  await app.press('Menú');
  await app.user.click(within(navigation()).getByRole('link', { name: /Premios/ }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Cerrar' })).toBeNull());
  expect(app.address()).toBe('/rewards');
});

test.each([
  ['/faq', 'Preguntas Frecuentes', '/faq'],
  ['/', 'Inicio', '/'],
  ['/games', 'Partidos', '/games'],
  ['/user/profile?asi-te-fue', 'Perfil', '/user/profile'],
])(
  'at %s, the link “%s” in the mobile menu closes the menu, shows %s and focuses “Menú”',
  async (address, name, then) => {
    const app = await openApp(address, { token: 'ana-1' });
    await app.press('Menú');
    await app.user.click(within(navigation()).getByRole('link', { name: new RegExp(`^${name}`) }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Cerrar' })).toBeNull());
    expect(document.activeElement?.textContent).toBe('Menú');
    // The link navigates after the next paint.
    await waitFor(() => expect(app.address()).toBe(then));
  },
);

test('a visitor’s mobile menu numbers its links from 1, above “Quiero jugar” and “Iniciar sesión”', () => {
  renderWithStores(menu(0), createVisitorStores());
  const links = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
  expect(links).toEqual([
    ['1Inicio', '/'],
    ['2Premios', '/rewards'],
    ['3Preguntas Frecuentes', '/faq'],
    ['Quiero jugar', '/user/register'],
    ['Iniciar sesión', '/user/login'],
  ]);
});

test('“Cerrar sesión” in the mobile menu closes the menu and opens the dialog closeSession', async () => {
  const app = await openApp('/faq', { token: 'ana-1' });
  await app.press('Menú');
  await app.press('Cerrar sesión');
  await app.dialog('closeSession');
  expect(screen.queryByRole('button', { name: 'Cerrar' })).toBeNull();
});

test('in the mobile menu, the number of games to send stands in the link “Partidos” alone', () => {
  renderWithStores(
    <MenuPanel
      links={getPageLinks('navigation', true)}
      showsLogin={false}
      toSend={4}
      onClose={() => undefined}
      onLogout={() => undefined}
    />,
    createVisitorStores(),
  );
  const counted = screen.getAllByText(/partidos por enviar/);
  expect(counted.map((count) => count.closest('a')?.getAttribute('href'))).toEqual(['/games']);
});

test.each([
  ['from the back/forward cache closes', true],
  ['at first leaves', false],
])('a page that is shown %s the mobile menu', async (_how, persisted) => {
  const app = await openApp('/faq');
  await app.press('Menú');
  act(() => void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted })));
  expect(screen.queryByRole('button', { name: 'Cerrar' }) === null).toBe(persisted);
});
