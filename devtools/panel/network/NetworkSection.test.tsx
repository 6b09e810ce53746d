import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import type { LogEntry } from '../../../mock-server/index.ts';
import { createFindGame } from '../../describe/game-names.ts';
import { createHarFile } from '../../describe/har-file.ts';
import { readKeptCalls } from '../../state/kept-calls.ts';
import { logIn, reloadPanel, showPanel, startSimulator } from '../../testing.tsx';
import { startOver } from '../context/start-over.ts';
import { toCurl } from './curl.ts';
import { keepCalls } from './kept-calls.ts';

/** A busy machine takes seconds to answer a call. */
const PATIENT = { timeout: 10_000 };

async function showCalls(...paths: string[]) {
  const simulator = startSimulator();
  for (const path of paths) await simulator.handle(new Request(`http://localhost${path}`));
  showPanel(simulator, { section: 'network', callFilter: '', callShow: 'all' });
}

const calls = () => screen.queryAllByText(/^GET /).map(({ textContent }) => textContent.trim());

test('Peticiones lists the latest call first', async () => {
  await showCalls('/api/weeks', '/api/user', '/api/week/current');
  expect(calls()).toEqual(['GET /api/week/current', 'GET /api/user', 'GET /api/weeks']);
});

test('in Demo, Peticiones names the calls in Spanish, with their result in words and without milliseconds', async () => {
  const simulator = startSimulator();
  await simulator.handle(new Request('http://localhost/api/user'));
  const [refused] = simulator.net.log();
  simulator.net.log = () => [refused!, { ...refused!, id: 90, endpoint: 'GET /api/weeks', status: 200 }];
  showPanel(simulator, { section: 'network', callFilter: '', callShow: 'all', density: 'demo' });
  const rows = screen.getAllByRole('button', { name: /Jornadas|Mi cuenta/ });
  expect(rows.map(({ textContent }) => textContent?.replace(/^.*\d\d:\d\d\s*/, ''))).toEqual([
    'Jornadasbien',
    'Mi cuentano se aceptó',
  ]);
});

test('the filter of Peticiones ignores upper and lower case, in the address and in the typed text', async () => {
  await showCalls('/api/zipcode/Norte', '/api/user');
  await userEvent.type(screen.getByRole('textbox', { name: 'Filtrar ruta o cuerpo' }), 'nORTE');
  expect(calls()).toEqual(['GET /api/zipcode/Norte']);
});

test('“Errores” in Peticiones leaves out the calls that went well', async () => {
  const simulator = startSimulator();
  await simulator.handle(new Request('http://localhost/api/user'));
  const [refused] = simulator.net.log();
  simulator.net.log = () => [
    { ...refused!, status: 401 },
    { ...refused!, id: 90, url: '/api/weeks', status: 200 },
  ];
  showPanel(simulator, { section: 'network', callFilter: '', callShow: 'errors' });
  expect(calls()).toEqual(['GET /api/user']);
});

const headers = { accept: 'application/json' };
const choose = (label: string, value: string) =>
  fireEvent.change(screen.getByRole('combobox', { name: label }), { target: { value } });

test('Peticiones is filtered by method, status and the text of a body', async () => {
  const simulator = startSimulator();
  await logIn(simulator, 'otra clave');
  await simulator.handle(new Request('http://localhost/api/nothing', { headers }));
  showPanel(simulator, { section: 'network', callFilter: '', callShow: 'all' });
  const rows = () => screen.queryAllByText(/^(GET|POST) \//).map(({ textContent }) => textContent.trim());
  choose('Método', 'POST');
  expect(rows()).toEqual(['POST /api/auth/login']);
  choose('Método', 'all');
  choose('Código', '2');
  expect(rows()).toEqual(['GET /sanctum/csrf-cookie']);
  choose('Código', 'all');
  fireEvent.change(screen.getByLabelText('Filtrar ruta o cuerpo'), { target: { value: 'ANA@correo' } });
  expect(rows()).toEqual(['POST /api/auth/login']);
});

test('a call shows its headers and is copied as curl, both without token, password and e-mail', async () => {
  const simulator = startSimulator();
  await logIn(simulator);
  showPanel(simulator, { section: 'network', callFilter: '', callShow: 'all' });
  fireEvent.click(screen.getByRole('button', { name: /POST \/api\/auth\/login/ }));
  fireEvent.click(screen.getByRole('button', { name: 'Encabezados' }));
  expect(screen.getByText(/→ x-requested-with: XMLHttpRequest/).textContent).toContain('→ x-xsrf-token: …');
  expect(screen.getByRole('button', { name: 'Copiar cURL' })).toBeTruthy();
  const curl = toCurl(simulator, Number(simulator.net.log().at(-1)?.id));
  expect(curl).toMatch(/^curl -X POST 'http:\/\/localhost[^']*\/api\/auth\/login' \\\n {2}-H /);
  expect(curl).toContain('"password":"…"');
  expect(curl).not.toMatch(/ana@correo|papas con chile/);
});

test('the curl command of a call ends and opens the quotes around an apostrophe of the body', async () => {
  const simulator = startSimulator();
  const body = '{"note":"pa\'l gol"}';
  await simulator.handle(new Request('http://localhost/api/nothing', { method: 'POST', body }));
  expect(toCurl(simulator, Number(simulator.net.log().at(-1)?.id))).toContain(
    `--data-raw '{"note":"pa'\\''l gol"}'`,
  );
});

test('“Editar y enviar” repeats a call with another body and keeps the list', async () => {
  const simulator = startSimulator();
  await logIn(simulator, 'otra clave');
  showPanel(simulator, { section: 'network', callFilter: '', callShow: 'all' });
  fireEvent.click(screen.getByRole('button', { name: /POST \/api\/auth\/login/ }));
  fireEvent.click(screen.getByRole('button', { name: 'Editar y enviar' }));
  const body = JSON.stringify({ email: 'ana@correo.mx', password: 'papas con chile' });
  fireEvent.change(screen.getByLabelText('Cuerpo'), { target: { value: body } });
  fireEvent.click(screen.getByRole('button', { name: 'Enviar' }));
  await vi.waitFor(() => expect(simulator.net.log().at(-1)?.status).toBe(200), PATIENT);
  expect(simulator.net.log().map(({ status }) => status)).toEqual([204, 401, 200]);
  // The panel imports the code of the journal when it opens. A test that ends before would leave the import to the
  // next.
  await simulator.recorder.watch();
});

const HAR = JSON.stringify({
  log: {
    creator: { name: 'WebKit Web Inspector' },
    entries: [
      { url: '/sanctum/csrf-cookie', status: 204 },
      { url: '/api/auth/login', method: 'POST', sent: '{"email":"rosa@correo.mx","password":"hola"}' },
      { url: '/api/weeks', text: '[{"number":7,"alias":"Jornada 7","date_start":"2026-08-28"}]' },
    ].map(({ url, method = 'GET', sent, status = 200, text = '' }, second) => ({
      startedDateTime: `2026-08-27T18:00:0${second}.000Z`,
      time: 10,
      request: { method, url: `https://api.example${url}`, headers: [], postData: { text: sent } },
      response: { status, headers: [], content: { size: text === '' ? 9 : text.length, text } },
    })),
  },
});

const createFile = (text: string) => new File([text], 'sesion.har', { type: 'application/json' });

async function openHarFile(text = HAR) {
  const simulator = startSimulator();
  showPanel(simulator, { section: 'network', callFilter: '', callShow: 'all' });
  await userEvent.upload(screen.getByLabelText('Abrir HAR'), createFile(text));
  return simulator;
}

test('“Abrir HAR” shows the call that comes next with what was sent, without the password', async () => {
  await openHarFile();
  const part = (await screen.findByRole('heading', { name: /HAR abierto/ })).closest('section');
  expect(part?.textContent).toContain('Contesta el archivo de Safari');
  expect(part?.textContent).toContain('Inicio de sesión POST /api/auth/login');
  expect(part?.textContent).toContain('Se envió: {"email":"rosa@correo.mx","password":"har"}');
  expect(part?.textContent).toContain('1 respuesta viene sin cuerpo');
});

test('a HAR of the real server, which has no e-mail, says that any one will do', async () => {
  await openHarFile(HAR.replace('rosa@correo.mx', '…'));
  expect(await screen.findByText(/^Donde dice “…”, escribe lo que quieras/)).toBeTruthy();
});

test('a HAR with the e-mail of the player doesn’t say that any one will do', async () => {
  await openHarFile();
  await screen.findByRole('heading', { name: /HAR abierto/ });
  expect(screen.queryByText(/^Donde dice “…”/)).toBeNull();
});

test('a HAR file that is dropped on the panel is opened, and Peticiones with it', async () => {
  const simulator = startSimulator();
  showPanel(simulator, { section: 'clock' });
  const dataTransfer = { types: ['Files'], files: [createFile(HAR)] };
  fireEvent.drop(screen.getByRole('tablist'), { dataTransfer });
  await screen.findByRole('heading', { name: /HAR abierto/ });
  expect(simulator.net.playingHar()).toMatchObject({ total: 3, done: 0 });
});

test('a file that is no HAR gets a sentence in the panel', async () => {
  const simulator = await openHarFile('<html>');
  expect((await screen.findByRole('alert')).textContent).toContain('Ese archivo no se puede leer');
  expect(simulator.net.playingHar()).toBeNull();
});

test('the panel names the calls that an open HAR lacks, and “Cerrar HAR” closes it', async () => {
  const simulator = await openHarFile();
  await screen.findByRole('heading', { name: /HAR abierto/ });
  await simulator.handle(new Request('http://localhost/api/user')).catch(() => {});
  expect((await screen.findByRole('status')).textContent).toContain('conexión perdida: GET /api/user');
  fireEvent.click(screen.getByRole('button', { name: 'Cerrar HAR' }));
  await vi.waitFor(() => expect(screen.queryByText('HAR abierto')).toBeNull());
  expect(screen.getByLabelText('Abrir HAR')).toBeTruthy();
});

test('“Saltar” goes on to the next call of a HAR, and “Desde el principio” begins it again', async () => {
  await openHarFile();
  fireEvent.click(await screen.findByRole('button', { name: 'Saltar Inicio de sesión' }));
  await screen.findByRole('button', { name: 'Saltar Jornadas' });
  fireEvent.click(screen.getByRole('button', { name: 'Desde el principio' }));
  await screen.findByRole('button', { name: 'Saltar Inicio de sesión' });
});

test('“Guardar como mundo” says what it leaves out before it opens the world', async () => {
  const simulator = await openHarFile();
  fireEvent.click(await screen.findByRole('button', { name: 'Guardar como mundo' }));
  const plan = await screen.findByRole('region', { name: 'Guardar como mundo' });
  expect(plan.textContent).toContain('El mundo tendrá del HAR: 1 jornada.');
  expect(plan.textContent).toContain('Los partidos de 7: el HAR no los dice');
  fireEvent.click(screen.getByRole('button', { name: 'Abrir el mundo' }));
  await vi.waitFor(() => expect(simulator.net.playingHar()).toBeNull());
  expect(simulator.world.table('weeks').rows).toHaveLength(1);
});

function leavePage(simulator: ReturnType<typeof startSimulator>) {
  window.dispatchEvent(new Event('pagehide'));
  simulator.net.clear();
}

test('after a reload, Peticiones lists the earlier calls without password and e-mail, until “Vaciar”', async () => {
  const simulator = startSimulator();
  showPanel(simulator).set({ section: 'network', callFilter: '', callShow: 'all' });
  keepCalls(simulator);
  await logIn(simulator, 'otra clave');
  window.dispatchEvent(new Event('pagehide'));
  simulator.net.clear();
  reloadPanel(simulator);
  expect(screen.getByRole('heading', { name: 'Antes de recargar la página' })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: /POST \/api\/auth\/login/ }));
  const detail = screen.getByRole('region', { name: 'Detalle de POST /api/auth/login' });
  expect(detail.textContent).toContain('"email": "…"');
  expect(JSON.stringify({ ...sessionStorage })).not.toMatch(/otra clave|ana@correo/);
  expect(screen.queryByRole('button', { name: 'Repetir' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Vaciar' }));
  await screen.findByText('Todavía no hay peticiones.');
  reloadPanel(simulator);
  expect(screen.getByText('Todavía no hay peticiones.')).toBeTruthy();
});

test('the detail of a call says how many changes it made in the server, and another press closes it', async () => {
  const simulator = startSimulator();
  await logIn(simulator);
  showPanel(simulator, { section: 'network', callFilter: '', callShow: 'all' });
  const row = screen.getByRole('button', { name: /POST \/api\/auth\/login/ });
  fireEvent.click(row);
  expect(row.getAttribute('aria-expanded')).toBe('true');
  expect(screen.getByText('1 cambio en el servidor (1 en Ramas)')).toBeTruthy();
  fireEvent.click(row);
  expect(row.getAttribute('aria-expanded')).toBe('false');
  await simulator.recorder.watch();
});

test('“Editar y enviar” sends a GET to the address that is written, and closes its form', async () => {
  const simulator = startSimulator();
  await simulator.handle(new Request('http://localhost/api/weeks', { headers }));
  showPanel(simulator, { section: 'network', callFilter: '', callShow: 'all' });
  fireEvent.click(screen.getByRole('button', { name: /GET \/api\/weeks/ }));
  fireEvent.click(screen.getByRole('button', { name: 'Editar y enviar' }));
  expect(screen.queryByLabelText('Cuerpo')).toBeNull();
  fireEvent.change(screen.getByLabelText('Dirección'), { target: { value: '/api/zipcode/06700' } });
  fireEvent.click(screen.getByRole('button', { name: 'Enviar' }));
  await vi.waitFor(
    () => expect(simulator.net.log().at(-1)).toMatchObject({ url: '/api/zipcode/06700' }),
    PATIENT,
  );
  await vi.waitFor(() => expect(screen.queryByRole('form', { name: 'Editar y enviar' })).toBeNull(), PATIENT);
  await simulator.recorder.watch();
});

test('“Editar y enviar” sends a POST to another address with its body', async () => {
  const simulator = startSimulator();
  await logIn(simulator, 'otra clave');
  showPanel(simulator, { section: 'network', callFilter: '', callShow: 'all' });
  fireEvent.click(screen.getByRole('button', { name: /POST \/api\/auth\/login/ }));
  fireEvent.click(screen.getByRole('button', { name: 'Editar y enviar' }));
  const url = '/api/auth/forgot-password';
  fireEvent.change(screen.getByLabelText('Dirección'), { target: { value: url } });
  fireEvent.click(screen.getByRole('button', { name: 'Enviar' }));
  await vi.waitFor(() => expect(simulator.net.log().at(-1)).toMatchObject({ url, status: 200 }));
  await simulator.recorder.watch();
});

test('the heading of an open HAR counts its answered calls of all, and after the last it says that there are no more', async () => {
  await openHarFile();
  const part = (await screen.findByRole('heading', { name: /HAR abierto/ })).closest('section');
  expect(part?.textContent).toContain('0 de 3');
  fireEvent.click(screen.getByRole('button', { name: 'Saltar Inicio de sesión' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Saltar Jornadas' }));
  expect(await screen.findByText('El archivo ya no tiene más peticiones.')).toBeTruthy();
});

const SENT_GAME = 'PUE–TIJ 2–1';

/** A simulator whose log has a send of one prediction, refused with a wait of 30 s. */
async function startWithSend() {
  const simulator = startSimulator();
  await simulator.fault.add({ match: 'POST /api/pool/user', effect: { status: 429, retryAfter: 30 } });
  const body = JSON.stringify({ pool: [{ game_id: 755, home_score: 2, away_score: 1 }] });
  await simulator.handle(new Request('http://localhost/api/pool/user', { method: 'POST', body }));
  return simulator;
}

test('a send in Peticiones names its games with their scores, in its row and beside the ids of its body', async () => {
  const simulator = await startWithSend();
  showPanel(simulator, { section: 'network', callFilter: '', callShow: 'all' });
  const row = screen.getByRole('button', { name: /POST \/api\/pool\/user/ });
  expect(row.textContent).toContain(SENT_GAME);
  fireEvent.click(row);
  const detail = screen.getByRole('region', { name: 'Detalle de POST /api/pool/user' });
  expect(detail.querySelector('pre')?.textContent).toContain(`"game_id": 755,  ${SENT_GAME}`);
  await simulator.recorder.watch();
});

test('a call that a fault refuses says the wait in its row and its detail, and that nothing changed in the server', async () => {
  const simulator = await startWithSend();
  showPanel(simulator, { section: 'network', callFilter: '', callShow: 'all' });
  const row = screen.getByRole('button', { name: /POST \/api\/pool\/user/ });
  expect(row.textContent).toContain('429espera 30 s');
  fireEvent.click(row);
  expect(screen.getByText('Espera 30 s')).toBeTruthy();
  expect(screen.getByText('Nada cambió en el servidor')).toBeTruthy();
  await simulator.recorder.watch();
});

test('the downloaded HAR names the games of a send in the comment of its call', async () => {
  const simulator = await startWithSend();
  const findGame = createFindGame(simulator.net.log(), () => simulator.world.table('games').rows);
  const { entries } = createHarFile(simulator, findGame, []).log;
  expect(entries.map(({ comment }) => comment)).toEqual([SENT_GAME]);
});

test('a panel that opens while a HAR is open begins a journal that says that no link replays it', async () => {
  const simulator = startSimulator();
  await simulator.world.edit('weeks', 7, { alias: 'Mía' });
  await simulator.net.playHar(HAR);
  showPanel(simulator, { section: 'network' });
  await simulator.recorder.watch();
  expect(simulator.recorder.journal()?.actions.map(({ action }) => 'note' in action)).toEqual([true]);
});

test.each([
  ['WebInspector', 'Chrome'],
  ['WebKit Web Inspector', 'Safari'],
  ['simulator', 'este simulador'],
  ['Firefox', 'Firefox'],
  ['', 'otro programa'],
])('the panel says of a HAR by “%s” that it is the file of %s', async (creator, program) => {
  await openHarFile(HAR.replace('WebKit Web Inspector', creator));
  expect(await screen.findByText(new RegExp(`^Contesta el archivo de ${program}, con su hora`))).toBeTruthy();
});

test('a file that is dropped on the panel of the density Demo is left to the browser', async () => {
  const simulator = startSimulator();
  showPanel(simulator, { section: 'clock', density: 'demo' });
  const dataTransfer = { types: ['Files'], files: [createFile(HAR)] };
  expect(fireEvent.drop(screen.getByRole('tablist'), { dataTransfer })).toBe(true);
  expect(simulator.net.playingHar()).toBeNull();
  await simulator.recorder.watch();
});

test('a HAR file of more than 160 MB is refused before it is read', async () => {
  const simulator = startSimulator();
  showPanel(simulator, { section: 'network' });
  const file = createFile(HAR);
  Object.defineProperty(file, 'size', { value: 160_000_001 });
  await userEvent.upload(screen.getByLabelText('Abrir HAR'), file);
  expect((await screen.findByRole('alert')).textContent).toContain('El archivo es demasiado grande');
  await simulator.recorder.watch();
});

test.each<[outcome: LogEntry['outcome'], status: number, tone: string]>([
  ['answered', 200, 'good'],
  ['answered', 401, 'bad'],
  ['failed', 0, 'bad'],
  ['travel', 0, 'bad'],
  ['held', 0, 'heed'],
  ['pending', 0, 'heed'],
  ['aborted', 0, 'heed'],
])(
  'Peticiones shows a call with the outcome “%s” and the status %i in the colour “%s”',
  async (outcome, status, tone) => {
    const simulator = startSimulator();
    await simulator.handle(new Request('http://localhost/api/user'));
    const [call] = simulator.net.log();
    simulator.net.log = () => [{ ...call!, outcome, status }];
    showPanel(simulator, { section: 'network', callFilter: '', callShow: 'all' });
    const row = screen.getByRole('button', { name: /GET \/api\/user/ });
    expect([...row.querySelectorAll('.text-right')].map(({ className }) => className)[0]).toContain(tone);
    await simulator.recorder.watch();
  },
);

test('the panel says what the real server has saved of the last three calls that a fault has changed', async () => {
  const simulator = startSimulator();
  await simulator.handle(new Request('http://localhost/api/user'));
  const [call] = simulator.net.log();
  simulator.net.log = () =>
    [201, 202, 203, 422].map((unseen, id) => ({
      ...call!,
      id,
      method: 'POST',
      url: `/api/${id}`,
      endpoint: null,
      unseen,
    }));
  showPanel(simulator, { section: 'clock' });
  const sentences = screen.getAllByText(/el servidor de verdad/).map(({ textContent }) => textContent);
  expect(sentences.map((words) => /contestó (\d+)/.exec(words ?? '')?.[1])).toEqual(['202', '203', '422']);
  await simulator.recorder.watch();
});

test('the detail of a GET that changes nothing has no word about changes', async () => {
  const simulator = startSimulator();
  await simulator.handle(new Request('http://localhost/api/weeks', { headers }));
  showPanel(simulator, { section: 'network', callFilter: '', callShow: 'all' });
  fireEvent.click(screen.getByRole('button', { name: /GET \/api\/weeks/ }));
  expect(screen.getByRole('region', { name: 'Detalle de GET /api/weeks' }).textContent).not.toMatch(/cambi/i);
  await simulator.recorder.watch();
});

async function editLogIn() {
  const simulator = startSimulator();
  await logIn(simulator, 'otra clave');
  showPanel(simulator, { section: 'network', callFilter: '', callShow: 'all' });
  fireEvent.click(screen.getByRole('button', { name: /POST \/api\/auth\/login/ }));
  fireEvent.click(screen.getByRole('button', { name: 'Editar y enviar' }));
  return simulator;
}

test('“Editar y enviar” shows the body as indented JSON', async () => {
  const simulator = await editLogIn();
  expect(screen.getByLabelText<HTMLTextAreaElement>('Cuerpo').value).toBe(
    '{\n  "email": "ana@correo.mx",\n  "password": "otra clave"\n}',
  );
  await simulator.recorder.watch();
});

test('“Editar y enviar” says in which line the JSON is broken, and sends it so only by a button that says so', async () => {
  const simulator = await editLogIn();
  fireEvent.change(screen.getByLabelText('Cuerpo'), { target: { value: '{\n  "email": \n}' } });
  expect(screen.getByText(/^El cuerpo no es JSON válido: revisa la línea 3\./)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Enviar' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Enviar JSON roto' }));
  await vi.waitFor(() => expect(simulator.net.log().at(-1)?.request.body).toBe('{\n  "email": \n}'), PATIENT);
  await simulator.recorder.watch();
});

test('“Editar y enviar” changes the method, and a GET has no body', async () => {
  const simulator = await editLogIn();
  choose('Método de la petición', 'GET');
  expect(screen.queryByLabelText('Cuerpo')).toBeNull();
  fireEvent.change(screen.getByLabelText('Dirección'), { target: { value: '/api/weeks' } });
  fireEvent.click(screen.getByRole('button', { name: 'Enviar' }));
  await vi.waitFor(
    () => expect(simulator.net.log().at(-1)).toMatchObject({ method: 'GET', url: '/api/weeks', status: 401 }),
    PATIENT,
  );
  expect(simulator.net.log().at(-1)?.request.body).toBe('');
  await simulator.recorder.watch();
});

test('the answer of “Editar y enviar” opens by itself, even if the filter would hide its call', async () => {
  const simulator = await editLogIn();
  choose('Método', 'POST');
  choose('Método de la petición', 'GET');
  fireEvent.change(screen.getByLabelText('Dirección'), { target: { value: '/api/weeks' } });
  fireEvent.click(screen.getByRole('button', { name: 'Enviar' }));
  expect(await screen.findByRole('region', { name: 'Detalle de GET /api/weeks' }, PATIENT)).toBeTruthy();
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Método' }).value).toBe('all');
  await simulator.recorder.watch();
});

test('after two reloads, Peticiones says between which calls they were', async () => {
  const simulator = startSimulator();
  showPanel(simulator).set({ section: 'network', callFilter: '', callShow: 'all' });
  const ask = (path: string) => simulator.handle(new Request(`http://localhost${path}`));
  keepCalls(simulator);
  const loadedAt = vi.spyOn(performance, 'timeOrigin', 'get');
  await ask('/api/weeks');
  loadedAt.mockReturnValue(1_000);
  leavePage(simulator);
  await ask('/api/user');
  loadedAt.mockReturnValue(2_000);
  leavePage(simulator);
  loadedAt.mockRestore();
  await ask('/api/week/current');
  reloadPanel(simulator);
  const rows = screen
    .getAllByRole('listitem')
    .map(({ textContent }) => /^(Antes[\sa-zá-ú]*)?.*(\/api[a-z/]+)/.exec(textContent ?? '')?.slice(1));
  expect(rows).toEqual([
    [undefined, '/api/week/current'],
    [expect.stringContaining('Antes de recargar la página'), '/api/user'],
    [expect.stringContaining('Antes de la recarga anterior'), '/api/weeks'],
  ]);
  simulator.net.clear();
});

test('the downloaded HAR has the calls from before a reload, on a page of their own and without secrets', async () => {
  const simulator = startSimulator();
  showPanel(simulator);
  keepCalls(simulator);
  await logIn(simulator, 'otra clave');
  leavePage(simulator);
  await simulator.handle(new Request('http://localhost/api/weeks', { headers }));
  const { log } = createHarFile(simulator, () => undefined, readKeptCalls());
  expect(log.entries.map(({ request, pageref }) => [pageref, new URL(request.url).pathname])).toEqual([
    ['page_1', '/sanctum/csrf-cookie'],
    ['page_1', '/api/auth/login'],
    ['page_2', '/api/weeks'],
  ]);
  expect(log.pages?.map(({ id }) => id)).toEqual(['page_1', 'page_2']);
  expect(JSON.stringify(log.entries[1])).not.toMatch(/otra clave|ana@correo|XSRF-TOKEN=/);
  simulator.net.clear();
});

test('the wait that the server has asked for stays in the row of its call after a reload', async () => {
  const simulator = startSimulator();
  showPanel(simulator).set({ section: 'network', callFilter: '', callShow: 'all' });
  keepCalls(simulator);
  await simulator.fault.add({ match: 'GET /api/weeks', effect: { status: 429, retryAfter: 30 } });
  await simulator.handle(new Request('http://localhost/api/weeks', { headers }));
  leavePage(simulator);
  reloadPanel(simulator);
  expect(screen.getByRole('button', { name: /GET \/api\/weeks.*espera 30 s/ })).toBeTruthy();
});

test('Peticiones says in amber that nobody answers an address which the API doesn’t have', async () => {
  const simulator = startSimulator();
  await simulator.handle(new Request('http://localhost/api/nothing'));
  showPanel(simulator, { section: 'network', callFilter: '', callShow: 'all' });
  fireEvent.click(screen.getByRole('button', { name: /\/api\/nothing/ }));
  expect(screen.getByText('Nadie contesta esta ruta').classList).toContain('heed');
  await simulator.recorder.watch();
});

async function holdTwoCalls() {
  const simulator = startSimulator();
  await simulator.fault.hold('*', { times: 'always' });
  for (const path of ['/api/weeks', '/api/user'])
    void simulator.handle(new Request(`http://localhost${path}`, { headers }));
  await simulator.net.idle();
  showPanel(simulator, { section: 'network', callFilter: '', callShow: 'all' });
  return simulator;
}

test('“Soltar” in the row of a held call lets that call go on', async () => {
  const simulator = await holdTwoCalls();
  fireEvent.click(screen.getByRole('button', { name: 'Soltar Jornadas' }));
  await vi.waitFor(() => expect(simulator.net.held().map(({ url }) => url)).toEqual(['/api/user']), PATIENT);
  await simulator.fault.clear();
});

test('the detail of a held call has “Soltar” too', async () => {
  const simulator = await holdTwoCalls();
  fireEvent.click(screen.getByRole('button', { name: /GET \/api\/user/ }));
  const detail = within(screen.getByRole('region', { name: 'Detalle de GET /api/user' }));
  fireEvent.click(detail.getByRole('button', { name: 'Soltar' }));
  await vi.waitFor(() => expect(simulator.net.held().map(({ url }) => url)).toEqual(['/api/weeks']), PATIENT);
  await simulator.fault.clear();
});

test('the red square of a call with a fault says “Con falla”', async () => {
  const simulator = startSimulator();
  await simulator.fault.add({ match: 'GET /api/weeks', effect: { body: '{"x":1}' } });
  await simulator.handle(new Request('http://localhost/api/weeks', { headers }));
  showPanel(simulator, { section: 'network', callFilter: '', callShow: 'errors' });
  expect(screen.getByRole('img', { name: 'Con falla' }).title).toBe('Con falla');
  expect(screen.getByRole('button', { name: /Con falla GET \/api\/weeks/ })).toBeTruthy();
});

test('after “Empezar de cero”, Peticiones says that the older calls were before it', async () => {
  const simulator = startSimulator();
  showPanel(simulator).set({ section: 'network', callFilter: '', callShow: 'all' });
  keepCalls(simulator);
  await simulator.handle(new Request('http://localhost/api/weeks', { headers }));
  await startOver(simulator, window);
  leavePage(simulator);
  reloadPanel(simulator);
  expect(screen.getByRole('heading', { name: 'Antes de empezar de cero' })).toBeTruthy();
  simulator.net.clear();
});

test('the curl command says in a comment that the simulator has answered the call', async () => {
  const simulator = startSimulator();
  await simulator.handle(new Request('http://localhost/api/weeks', { headers }));
  const curl = toCurl(simulator, Number(simulator.net.log().at(-1)?.id));
  expect(curl.split('\n').at(-1)).toBe('# La contestó el simulador, no un servidor.');
});
