import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { openApp } from '../testing/open-app.tsx';
import { setUpScriptedServer } from '../testing/scripted-server.ts';

const server = setUpScriptedServer();

const navigation = () => screen.getAllByRole('navigation')[0] as HTMLElement;
const linkNames = (root: HTMLElement) =>
  within(root)
    .getAllByRole('link')
    .map((link) => link.textContent);

test('the navigation shows a visitor four links and marks the current page; the footer has the legal texts, the accessibility statement and three social networks', async () => {
  await openApp('/faq');
  expect(linkNames(navigation())).toEqual(['Inicio', 'Premios', 'Preguntas Frecuentes', 'Iniciar sesión']);
  expect(within(navigation()).getByRole('link', { current: 'page' }).textContent).toBe(
    'Preguntas Frecuentes',
  );
  const footer = within(screen.getByRole('contentinfo'));
  footer.getByText('Publicidad exclusiva para mayores de 18 años.', { exact: false });
  const getAddress = (name: string) => footer.getByRole('link', { name }).getAttribute('href');
  expect(getAddress('Términos y Condiciones')).toBe('/lmx/T&C');
  expect(getAddress('Aviso de Privacidad')).toBe('/lmx/privacy-policy');
  expect(getAddress('Declaración de accesibilidad')).toBe('/lmx/accessibility');
  for (const name of ['Facebook', 'Instagram', 'X']) expect(getAddress(name)).toMatch(/^https:/);
  expect([server.lines(), document.activeElement]).toEqual([[], document.body]);
});

test('on the log-in page, the navigation has no link “Iniciar sesión”', async () => {
  await openApp('/user/login');
  expect(linkNames(navigation())).toEqual(['Inicio', 'Premios', 'Preguntas Frecuentes']);
});

test('the navigation shows a player seven links in a fixed order and a log-out button that opens the dialog closeSession', async () => {
  const app = await openApp('/faq', { token: 'ana-1' });
  const names = linkNames(navigation()).map((name) => name?.replace(/\d.*/, ''));
  expect(names).toEqual([
    'Inicio',
    'Partidos',
    'Ranking',
    'Premios',
    'Bonus',
    'Perfil',
    'Preguntas Frecuentes',
  ]);
  await app.press('Cerrar sesión');
  await app.dialog('closeSession');
});

test('the mobile menu focuses its close button, makes the page behind it inert and locks its scroll until Escape, which restores the focus to “Menú”', async () => {
  const app = await openApp('/faq');
  await app.press('Menú');
  expect(document.activeElement?.textContent).toContain('Cerrar');
  const footer = screen.getByText('Publicidad exclusiva para mayores de 18 años.', { exact: false });
  // The page becomes inert after the menu is painted.
  await waitFor(() => expect(footer.closest('[inert]')).not.toBeNull());
  expect(document.documentElement.classList.contains('scroll-locked')).toBe(true);
  await app.user.keyboard('{Escape}');
  expect(screen.queryByRole('button', { name: 'Cerrar' })).toBeNull();
  expect(document.documentElement.classList.contains('scroll-locked')).toBe(false);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Menú' })));
});

test('a link in the mobile menu opens its page and closes the menu', async () => {
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
    expect([app.address(), document.activeElement?.textContent]).toEqual([then, 'Menú']);
  },
);

test.each(['/games', '/ranking', '/user/profile', '/bonus', '/user/confirm-account'])(
  'the route guard redirects a visitor without a stored account to confirm from %s to the log-in',
  async (path) => {
    const app = await openApp(path);
    expect(app.address()).toBe('/user/login');
  },
);

test.each(['/user/login', '/user/register', '/user/forgot-password', '/user/confirm-account'])(
  'the route guard redirects a player at %s to Partidos',
  async (path) => {
    const app = await openApp(path, { token: 'ana-1' });
    expect(app.address()).toBe('/games');
  },
);

test('a change of route scrolls to the top, focuses the heading and announces the title', async () => {
  const app = await openApp('/faq');
  const scrollTo = vi.fn();
  vi.stubGlobal('scrollTo', scrollTo);
  await app.user.click(within(navigation()).getByRole('link', { name: 'Premios' }));
  const heading = await screen.findByRole('heading', { level: 1, name: 'Lo que se gana' });
  await waitFor(() => expect(document.activeElement).toBe(heading));
  expect(scrollTo).toHaveBeenCalledWith(0, 0);
  await waitFor(() => expect(screen.getByText('Premios | Reto Ruffles', { selector: 'p' })).toBeTruthy());
});

test("the banner under the navigation tells a player that the device's clock is wrong, and can be dismissed", async () => {
  server.on('GET /api/user', {
    json: { id: 7, email: 'ana@correo.mx' },
    headers: { Date: 'Wed, 25 Nov 2026 18:05:00 GMT' },
  });
  const app = await openApp('/faq', { token: 'ana-1' });
  expect(screen.getByText('Ojo: la hora de tu celular no coincide.')).toBeTruthy();
  await app.press('Cerrar aviso');
  expect(screen.queryByText('Ojo: la hora de tu celular no coincide.')).toBeNull();
});
