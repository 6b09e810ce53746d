/** Answers in other forms than the contract's: what stands on the player's screen. */
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { expectConsole } from '../../scripts/test-setup.ts';
import { openApp } from '../../src/testing/open-app.tsx';
import { setUpScriptedServer } from '../../src/testing/scripted-server.ts';

const server = setUpScriptedServer();

const WEEKS = 'GET /api/weeks';
const CURRENT = 'GET /api/week/current';
const GAMES = 'GET /api/games/week/15';
const POOLS = 'GET /api/pool/user/all';
const RANKING = 'GET /api/ranking';
const POOL = 'POST /api/pool/user';
const TRIVIA = 'POST /api/trivia/answer';

/** Wednesday 18 November 2026, 12:00 (−06:00). */
const NOW = Date.UTC(2026, 10, 18, 18);

const WEEK_14 = { number: 14, alias: null, date_start: '2026-11-10' };
const WEEK_15 = { number: 15, alias: null, date_start: '2026-11-17' };
const createGame = (id: number, home: string, away: string) => ({
  id,
  week: 15,
  date: '2026-11-20',
  time: `${id - 1484}:00:00`,
  status: { name: 'activo' },
  home: { id: 10 * id, name: home, short_name: home.slice(0, 3) },
  away: { id: 10 * id + 1, name: away, short_name: away.slice(0, 3) },
});
const TIGRES = createGame(1501, 'Tigres', 'Toluca');
const PUMAS = createGame(1502, 'Pumas', 'Atlas');
const SENT = { id: 9001, game_id: 1501, home_score: 2, away_score: 1, points: null, created_at: null };
const envelop = (data: unknown) => ({ success: true, data, message: 'OK' });

beforeEach(() => {
  server.on(WEEKS, { json: [WEEK_14, WEEK_15] });
  server.on(CURRENT, { json: { number: 15, bet_days: '' } });
  server.on(GAMES, { json: { 15: { data: [TIGRES, PUMAS] } } });
});

const open = (path = '/games') => openApp(path, { token: 'ana-1', now: NOW });

/** The games on screen in their order, as “1501 open”. */
const getGames = () =>
  [...document.querySelectorAll<HTMLElement>('[data-game]')].map(
    ({ dataset }) => `${dataset.game} ${dataset.state}`,
  );

async function openGames() {
  const app = await open();
  await screen.findByRole('tab', { name: /^Jornada 15/ });
  await waitFor(() => expect(getGames()).not.toEqual([]));
  return app;
}

const OPEN = ['1501 open', '1502 open'];

test.each<[string, string, unknown, string[]]>([
  ['weeks in an object of PHP', WEEKS, { 1: WEEK_14, 3: WEEK_15 }, OPEN],
  ['weeks by name', WEEKS, { catorce: WEEK_14, quince: WEEK_15 }, OPEN],
  ['weeks in an envelope', WEEKS, envelop([WEEK_14, WEEK_15]), OPEN],
  ['weeks with decimal numbers', WEEKS, [{ ...WEEK_15, number: '15.00', before_hours_bet: '2.00' }], OPEN],
  ['a current week with a decimal number', CURRENT, { number: '15.0', bet_days: '' }, OPEN],
  ['a current week in another wrapper', CURRENT, { week: { number: 15 } }, OPEN],
  ['games in an object of PHP', GAMES, { 15: { data: { 1: TIGRES, 3: PUMAS } } }, OPEN],
  ['games in an object of PHP without `data`', GAMES, { 15: { 7: TIGRES, 9: PUMAS } }, OPEN],
  ['games in an object of PHP without weeks', GAMES, { 3: TIGRES, 15: PUMAS }, OPEN],
  ['games in an envelope', GAMES, envelop({ 15: [TIGRES, PUMAS] }), OPEN],
  ['games in a flat list in an envelope', GAMES, envelop([TIGRES, PUMAS]), OPEN],
  [
    'games with decimal ids',
    GAMES,
    {
      15: [
        { ...TIGRES, id: '1501.00' },
        { ...PUMAS, id: '1502.0' },
      ],
    },
    OPEN,
  ],
  [
    'a status as text',
    GAMES,
    {
      15: [
        { ...TIGRES, status: 'ACTIVO' },
        { ...PUMAS, status: ' activo ' },
      ],
    },
    OPEN,
  ],
  ['predictions in an object of PHP', POOLS, { 15: { 4: SENT } }, ['1501 sent', '1502 open']],
  ['predictions in an envelope', POOLS, envelop({ 15: [SENT] }), ['1501 sent', '1502 open']],
  [
    'predictions with decimals',
    POOLS,
    { 15: [{ ...SENT, game_id: '1501.00', home_score: '2.0' }] },
    ['1501 sent', '1502 open'],
  ],
  ['predictions by a decimal week', POOLS, { '15.00': [SENT] }, ['1501 sent', '1502 open']],
])(
  'Partidos shows its games, without a dialog, behind a server that sends %s',
  async (_, line, json, games) => {
    server.on(line, { json });
    const app = await openGames();
    await waitFor(() => expect(getGames()).toEqual(games));
    expect(app.dialogs()).toEqual([]);
  },
);

test.each([
  '{}',
  '[]',
  'null',
  '',
  '{"data":null}',
  '{"data":[]}',
  '{"success":true,"data":null,"message":""}',
])(
  'Partidos opens at the week of the date, without a dialog, when the body of the current week is “%s”',
  async (text) => {
    server.on(CURRENT, { text });
    const app = await openGames();
    expect([getGames(), app.dialogs()]).toEqual([OPEN, []]);
    expect(screen.getByRole('tab', { selected: true }).textContent).toContain('Jornada 15');
  },
);

test('Partidos opens at the week of the date, without a dialog, when the current week is answered with 204', async () => {
  server.on(CURRENT, { status: 204 });
  const app = await openGames();
  expect([getGames(), app.dialogs()]).toEqual([OPEN, []]);
});

test.each(['17:00', '9:05:00', '17:00:00.000000', '2026-11-20 17:00:00', '17:00:00Z', '17:00:00-06'])(
  'a game whose time is “%s” can be predicted',
  async (time) => {
    server.on(GAMES, { json: { 15: [{ ...TIGRES, time }] } });
    await openGames();
    expect(getGames()).toEqual(['1501 open']);
    const hour = time.startsWith('9') ? '09:05' : '17:00';
    expect(screen.getByText(`Vie 20 nov · ${hour} h`)).toBeTruthy();
  },
);

const NECAXA = createGame(1503, 'Necaxa', 'Puebla');
const UNDECIDED: [string, object][] = [
  ['a game without a home team', { home: null }],
  ['a game whose teams have no name', { home: {}, away: { id: 7, name: null } }],
  ['a game whose time is null', { time: null }],
  ['a game whose time is text', { time: 'Por definir' }],
  ['a game without a date', { date: null, time: null }],
  ['a game with a zero date', { date: '0000-00-00', time: '00:00:00' }],
  [
    'a game without date, time or teams',
    { date: undefined, time: undefined, home: undefined, away: undefined },
  ],
];

test.each(UNDECIDED)('%s is a card “Por definir” that takes no score', async (_, fields) => {
  server.on(GAMES, { json: { 15: [{ ...NECAXA, ...fields }, TIGRES, PUMAS] } });
  const app = await openGames();
  await waitFor(() => expect(getGames()).toContain('1503 postponed'));
  const card = document.querySelector<HTMLElement>('[data-game="1503"]');
  expect(card?.textContent).toMatch(/Por definir/);
  expect(card?.textContent).toContain('Por ahora no recibe pronósticos.');
  expect(card?.querySelectorAll('input')).toHaveLength(0);
  expect(getGames()).toEqual(expect.arrayContaining(OPEN));
  expect([app.dialogs(), screen.queryByText(/No pudimos leer/)]).toEqual([[], null]);
});

test.each(UNDECIDED)('a week with nothing but %s is shown on Partidos and on Inicio', async (_, fields) => {
  server.on(GAMES, { json: { 15: [{ ...NECAXA, ...fields }] } });
  const app = await openGames();
  expect(getGames()).toEqual(['1503 postponed']);
  expect(screen.getByRole('region', { name: 'Avance de la jornada' }).textContent).toMatch(/^Por definir/);
  expect(screen.getByRole('tab', { selected: true }).textContent).toContain('Por definir');
  app.view.unmount();
  const home = await open('/');
  expect(await screen.findByRole('link', { name: /^Partidos/ })).toBeTruthy();
  expect(home.dialogs()).toEqual([]);
});

test.each(UNDECIDED)('the boleto of %s stays on Partidos and on Perfil', async (_, fields) => {
  server.on(GAMES, { json: { 15: [{ ...NECAXA, ...fields }, TIGRES] } });
  server.on(POOLS, { json: { 15: [{ ...SENT, game_id: 1503 }] } });
  const app = await openGames();
  const card = document.querySelector<HTMLElement>('[data-game="1503"]');
  expect(card?.textContent).toContain('Enviado. El partido está por definir.');
  app.view.unmount();
  await open('/user/profile');
  expect(await screen.findByText('2–1')).toBeTruthy();
});

test('Inicio announces an undecided game beside the games with a kick-off', async () => {
  server.on(GAMES, { json: { 15: [{ ...NECAXA, home: null, time: null }, TIGRES, PUMAS] } });
  await open('/');
  const line = (await screen.findByText('Por definir – Puebla')).closest('li');
  expect(line?.querySelector('b')?.textContent).toBe('Por definir');
});

test.each<[string, unknown]>([
  ['a zero date', '0000-00-00'],
  ['a zero date with a time', '0000-00-00 00:00:00'],
  ['null', null],
  ['nothing', undefined],
  ['a Mexican date', '24/11/2026'],
  ['a date that does not exist', '2026-02-30'],
])('a later week whose start is %s keeps its tab and shows its games', async (_, date_start) => {
  server.on(WEEKS, { json: [WEEK_14, WEEK_15, { number: 16, alias: null, date_start }] });
  server.on('GET /api/games/week/16', { json: { 16: [{ ...NECAXA, date: '2026-11-21' }] } });
  const app = await openGames();
  const tab = screen.getByRole('tab', { name: /^Jornada 16/ });
  expect(tab.textContent).toContain('Por definir');
  await app.user.click(tab);
  // Within the seven days before its kick-off, a game of such a week is open.
  await waitFor(() => expect(getGames()).toEqual(['1503 open']));
  expect([app.dialogs(), screen.queryByText(/No pudimos leer/)]).toEqual([[], null]);
});

test('the current week is open when no week has a readable start', async () => {
  server.on(WEEKS, { json: [WEEK_14, WEEK_15].map((week) => ({ ...week, date_start: '0000-00-00' })) });
  const app = await openGames();
  expect([getGames(), app.dialogs()]).toEqual([OPEN, []]);
});

const ROW = { position: 1, nickname: 'beto', score: 5, exact: 1, results: 1 };
const MINE = { position: 41, nickname: 'ana_r', score: 3 };
const META = { current_page: 1, last_page: 3 };

test.each<[string, unknown]>([
  ['rows in an object of PHP', { data: { 4: ROW }, my_position: MINE, meta: META }],
  ['an envelope', envelop({ data: [ROW], my_position: MINE, meta: META })],
  [
    'an envelope and rows in an object of PHP',
    envelop({
      data: { 0: ROW, 2: { ...ROW, position: 2, nickname: 'caro' } },
      my_position: MINE,
      meta: META,
    }),
  ],
  [
    'decimal text',
    {
      data: [{ ...ROW, position: '1.00', score: '5.00', exact: '1.0' }],
      my_position: { position: '41.0', score: '3.00' },
      meta: { current_page: '1.00', last_page: '3.0' },
    },
  ],
  ['the pages beside its rows', { data: [ROW], my_position: MINE, ...META }],
])('Ranking shows its table behind a server that sends %s', async (_, json) => {
  server.on(RANKING, { json });
  const app = await open('/ranking?tabla=general');
  const row = await screen.findByRole('row', { name: /beto/ });
  expect(row.textContent).toMatch(/5/);
  expect(screen.getByRole('button', { name: 'Página 3' })).toBeTruthy();
  expect(screen.getAllByText('41').length).toBeGreaterThan(0);
  expect(app.dialogs()).toEqual([]);
});

async function sendTigres(trivia: unknown) {
  server.on(POOL, { json: { message: 'Pool saved', trivia } });
  const app = await openGames();
  await app.user.click(screen.getByRole('spinbutton', { name: 'Goles de Tigres (local)' }));
  await app.user.keyboard('2');
  await app.user.click(screen.getByRole('spinbutton', { name: 'Goles de Toluca (visitante)' }));
  await app.user.keyboard('1');
  server.on(POOLS, { json: { 15: [SENT] } });
  await app.press('Enviar pronóstico (1)');
  await app.dialog('sendPool');
  await app.confirmSend();
  const sent = await app.dialog('poolSent');
  await app.user.click(sent.querySelector('button')!);
  return app;
}

test.each<[string, unknown]>([
  ['an object', { options: ['1916', '1943'] }],
  ['a list', ['1916', '1943']],
  ['an object whose options are an object of PHP', { options: { 2: '1943', 1: '1916' } }],
  ['JSON text with an object of PHP', '{"options":{"2":"1943","1":"1916"}}'],
  ['an object of options by letter', { options: { A: '1916', B: '1943' } }],
])('the trivia shows its options when `answer` is %s', async (_, answer) => {
  const app = await sendTigres({ id: '3.00', question: '¿Cuándo?', answer });
  const dialog = await app.dialog('trivia');
  expect([dialog.textContent?.includes('1916'), dialog.textContent?.includes('1943')]).toEqual([true, true]);
});

test.each(['abc', 'q-7', '3f', '3.5', '１'])(
  'a trivia whose id is “%s” is refused as questionNotFound, and no answer is sent',
  async (id) => {
    const app = await sendTigres({ id, question: '¿Cuándo?', answer: '{"options":["1916","1943"]}' });
    await app.dialog('trivia');
    await app.user.click(screen.getByRole('button', { name: '1916' }));
    await app.press('Continuar');
    await app.dialog('questionNotFound');
    expect(server.count(TRIVIA)).toBe(0);
  },
);

test.each<[string, string, unknown, string]>([
  ['a game that is no object', GAMES, { 15: [TIGRES, 'x'] }, 'No pudimos leer 1 partido. Avísanos.'],
  [
    'two games without an id',
    GAMES,
    { 15: [TIGRES, { ...PUMAS, id: null }, null] },
    'No pudimos leer 2 partidos. Avísanos.',
  ],
  [
    'the first of two pages',
    GAMES,
    { 15: { current_page: 1, data: [TIGRES], last_page: 2, total: 6 } },
    'No pudimos leer 5 partidos. Avísanos.',
  ],
  [
    'pages without a total',
    GAMES,
    { 15: { data: [TIGRES], meta: { last_page: '2' } } },
    'No pudimos leer todos los partidos. Avísanos.',
  ],
  [
    'pages with a link to the next',
    GAMES,
    { data: { 15: [TIGRES] }, links: { next: '/api/games?page=2' } },
    'No pudimos leer todos los partidos. Avísanos.',
  ],
  [
    'pages with a cursor',
    GAMES,
    { 15: { data: [TIGRES], next_cursor: 'eyJ' } },
    'No pudimos leer todos los partidos. Avísanos.',
  ],
  [
    'pages of a flat list',
    GAMES,
    { current_page: 1, data: [TIGRES], next_page_url: '/?page=2' },
    'No pudimos leer todos los partidos. Avísanos.',
  ],
  ['a week without a number', WEEKS, [WEEK_15, { number: 'x' }], 'No pudimos leer 1 jornada. Avísanos.'],
  [
    'weeks in pages',
    WEEKS,
    { data: [WEEK_15], last_page: 2, total: 17 },
    'No pudimos leer 16 jornadas. Avísanos.',
  ],
  [
    'a prediction without a score',
    POOLS,
    { 15: [SENT, { ...SENT, game_id: 1502, home_score: null }] },
    'No pudimos leer 1 pronóstico. Avísanos.',
  ],
  [
    'a prediction under no week',
    POOLS,
    { 15: [SENT], '': [{ ...SENT, game_id: 1502 }] },
    'No pudimos leer 1 pronóstico. Avísanos.',
  ],
])(
  'Partidos says in one line what it can’t show behind a server that sends %s',
  async (_, line, json, text) => {
    server.on(line, { json });
    await openGames();
    expect(await screen.findByText(text)).toBeTruthy();
    expectConsole(/can't be shown/);
  },
);

test('Partidos says nothing of unreadable data when it can show everything', async () => {
  await openGames();
  expect(screen.queryByText(/No pudimos leer/)).toBeNull();
});

test('Ranking and Perfil say in one line what they can’t show', async () => {
  server.on(RANKING, { json: { data: [ROW, { position: 'x' }], my_position: null, meta: META } });
  const app = await open('/ranking?tabla=general');
  expect(await screen.findByText('No pudimos leer 1 lugar de la tabla. Avísanos.')).toBeTruthy();
  app.view.unmount();
  server.on(POOLS, { json: { 15: [SENT, {}] } });
  await open('/user/profile');
  expect(await screen.findByText('No pudimos leer 1 pronóstico. Avísanos.')).toBeTruthy();
  expectConsole(/can't be shown/);
});
