import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { type OpenedApp, openApp } from '../testing/open-app.tsx';
import { setUpScriptedServer } from '../testing/scripted-server.ts';
import { answerWeekSeven } from '../testing/week-seven.ts';

const POST = 'POST /api/pool/user';
const POOLS = 'GET /api/pool/user/all';

const server = setUpScriptedServer();

beforeEach(() => answerWeekSeven(server));

// Wraps each text of the page in two new elements, as Google Translate does, except texts in
// `translate="no"`.
function translatePage() {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts.filter(({ data }) => data.trim() !== '')) {
    if (text.parentElement?.closest('[translate="no"], script, style')) continue;
    const inner = document.createElement('font');
    const outer = document.createElement('font');
    inner.append(text.data);
    outer.append(inner);
    text.replaceWith(outer);
  }
}

test('a page that the browser has translated lets the player fill in and send scores and open another page', async () => {
  const app = await openApp('/games', { token: 'ana-1' });
  await screen.findByRole('spinbutton', { name: 'Goles de Tigres (local)' });
  translatePage();
  expect(document.querySelectorAll('main font').length).toBeGreaterThan(20);
  await app.user.click(screen.getByRole('spinbutton', { name: 'Goles de Tigres (local)' }));
  await app.user.keyboard('21');
  translatePage();
  server.on(POST, { json: { message: 'Pool saved' } });
  server.on(POOLS, {
    json: { 7: [{ id: 901, game_id: 1, home_score: 2, away_score: 1, points: null }] },
  });
  server.on('GET /api/ranking/week/7', {
    json: {
      data: [],
      my_position: { score: 0, email: 'ana@correo.mx', position: null },
      meta: { current_page: 1, last_page: 1 },
    },
  });
  await app.press('Enviar pronóstico (1)');
  await app.dialog('sendPool');
  translatePage();
  await app.confirmSend();
  await app.dialog('poolSent');
  translatePage();
  await app.press('Aceptar');
  await waitFor(() => expect(app.dialogs()).toEqual([]));
  translatePage();
  await app.user.click(screen.getAllByRole('link', { name: /^Ranking/ })[0] as HTMLElement);
  await waitFor(() => expect(app.address()).toBe('/ranking'));
  await screen.findByRole('heading', { level: 1 });
  expect(server.count(POST)).toBe(1);
});

test.each<[string, string, string, ((app: OpenedApp) => Promise<void>)?]>([
  ['Partidos', '/games', 'GET /api/weeks'],
  ['Bonus', '/bonus', 'GET /api/weeks'],
  ['the tickets of Perfil', '/user/profile', 'GET /api/pool/user/all'],
  ['the newest ticket of Perfil', '/user/profile', 'GET /api/games/week/6'],
  [
    'the cut-offs of Bonus',
    '/bonus',
    'GET /api/games/all',
    async (app) => app.user.click(await screen.findByRole('button', { name: /Todos los cierres/ })),
  ],
  [
    'the place of the registration',
    '/user/register',
    'GET /api/zipcode/06700',
    (app) => app.fill('Código postal', '06700'),
  ],
])(
  'no dialog opens over Preguntas Frecuentes when %s fails to load after the page was left',
  async (_what, path, line, start) => {
    server.on(POOLS, { json: { 6: [{ id: 800, game_id: 9, home_score: 1, away_score: 0, points: 3 }] } });
    server.on(line, { breaks: 'hold' });
    const app = await openApp(path, path === '/user/register' ? {} : { token: 'ana-1' });
    await start?.(app);
    await waitFor(() => expect(server.count(line)).toBe(1));
    await app.user.click(screen.getAllByRole('link', { name: 'Preguntas Frecuentes' })[0] as HTMLElement);
    await waitFor(() => expect(app.address()).toBe('/faq'));
    await screen.findByRole('heading', { level: 1, name: 'Preguntas Frecuentes' });
    // The client would repeat a call without an answer, and a 404 means that the postal code does not exist.
    server.release(line, { status: 500 });
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect([app.stores.modal.current.value, app.dialogs()]).toEqual([null, []]);
  },
);
