import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { openApp } from '../testing/open-app.tsx';
import { setUpScriptedServer } from '../testing/scripted-server.ts';
import { answerWeekSeven } from '../testing/week-seven.ts';
import { findRoute } from './routes.tsx';

const server = setUpScriptedServer();

const navigation = () => screen.getAllByRole('navigation')[0] as HTMLElement;
const linkNames = (root: HTMLElement) =>
  within(root)
    .getAllByRole('link')
    .map((link) => link.textContent);

test('the navigation shows a visitor four links and marks the current page, without a call or a focus [2.29, 2.32, 2.35, 2.36]', async () => {
  await openApp('/faq');
  expect(linkNames(navigation())).toEqual(['Inicio', 'Premios', 'Preguntas Frecuentes', 'Iniciar sesión']);
  expect(within(navigation()).getByRole('link', { current: 'page' }).textContent).toBe(
    'Preguntas Frecuentes',
  );
  expect([server.lines(), document.activeElement]).toEqual([[], document.body]);
});

test('on the log-in page, the navigation has no link “Iniciar sesión” [2.37]', async () => {
  await openApp('/user/login');
  expect(linkNames(navigation())).toEqual(['Inicio', 'Premios', 'Preguntas Frecuentes']);
});

test('the navigation shows a player seven links in a fixed order and a log-out button that opens the dialog closeSession [2.30, 2.31, 2.33, 2.34, 2.38]', async () => {
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

test('“Iniciar sesión” of the bar leads to the log-in', async () => {
  await openApp('/faq');
  const link = within(navigation()).getByRole('link', { name: 'Iniciar sesión' });
  expect(link.getAttribute('href')).toBe('/lmx/user/login');
});

test('the link “Partidos” and the button “Menú” count the games that a player can still send', async () => {
  answerWeekSeven(server);
  await openApp('/faq', { token: 'ana-1' });
  await waitFor(() => expect(linkNames(navigation())[1]).toBe('Partidos2 partidos por enviar'));
  expect(screen.getByRole('button', { name: /^Menú/ }).textContent).toBe('Menú2 partidos por enviar');
});

test.each([
  ['with Shift', { shiftKey: true }],
  ['with Ctrl', { ctrlKey: true }],
  ['with the Command key', { metaKey: true }],
  ['with Alt', { altKey: true }],
  ['with the middle button', { button: 1 }],
])('a link of the navigation pressed %s is left to the browser', async (_how, press) => {
  await openApp('/faq');
  let isPrevented: boolean | undefined;
  const listener = (event: Event) => {
    isPrevented = event.defaultPrevented;
    // jsdom opens no other tab.
    event.preventDefault();
  };
  document.addEventListener('click', listener, { once: true });
  fireEvent.click(within(navigation()).getByRole('link', { name: 'Premios' }), press);
  expect(isPrevented).toBe(false);
});

test('the link of the open page scrolls to its top and adds no step to the history', async () => {
  const app = await openApp('/rewards');
  await app.navigate('/faq');
  const scrollTo = vi.fn();
  vi.stubGlobal('scrollTo', scrollTo);
  fireEvent.click(within(navigation()).getByRole('link', { name: 'Preguntas Frecuentes' }));
  await waitFor(() => expect(scrollTo).toHaveBeenCalledWith(0, 0));
  await app.navigate(-1);
  expect(app.address()).toBe('/rewards');
});

test.each(['pointerEnter', 'focus'] as const)(
  'the code of a page is fetched at %s of its link, before the press',
  async (event) => {
    await openApp('/faq');
    const preload = vi.spyOn(findRoute('/rewards'), 'preload').mockResolvedValue(undefined as never);
    fireEvent[event](within(navigation()).getByRole('link', { name: 'Premios' }));
    expect(preload).toHaveBeenCalledOnce();
  },
);
