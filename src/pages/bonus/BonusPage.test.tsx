import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type MockControl, startMockServer } from '../../../mock-server/index.ts';
import type { Trivia } from '../../domain/types.ts';
import { allowForABackEnd, openPage } from '../../testing/open-page.tsx';
import { BonusPage } from './BonusPage.tsx';

allowForABackEnd();

let server: MockControl;

beforeEach(() => {
  // jsdom has no canvas: with a null context, the previews of the share cards stay blank.
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  server = startMockServer({ players: 60, rate: 0 });
});
afterEach(() => server.shutdown());

const open = (email?: string) => openPage(server, BonusPage, email);

type Opened = Awaited<ReturnType<typeof open>>;

function leavePending({ stores }: Opened) {
  const trivia = { id: '7', question: '¿Quién silba?', options: ['El árbitro', 'La tribuna'] };
  stores.trivia.keep(trivia, 7);
}

// The figures of the player are missing, as with a back end that doesn't compute them.
function leaveOutStats() {
  const user = { id: 3, nickname: 'ana_tribuna', email: 'ana@correo.mx' };
  server.fault.add({
    match: 'GET /api/user',
    effect: { body: JSON.stringify(user) },
    times: 'always',
  });
}

const cell = async (week: string) => (await screen.findByText(week)).closest('li');

test("Bonus shows the player's number of correct trivias before the text “puntos de trivia”", async () => {
  const { stores } = await open();
  const hits = stores.auth.user.value?.stats.trivias ?? 0;
  expect(screen.getByText(/^puntos? de trivia$/).previousElementSibling?.textContent).toBe(String(hits));
});

test('Bonus shows “–” instead of a number of correct trivias while neither the server nor the trivia board has it', async () => {
  leaveOutStats();
  await open();
  const total = screen.getByText(/^puntos? de trivia$/).previousElementSibling;
  expect(total?.textContent).toBe('–');
  await waitFor(() => expect(total?.textContent).toMatch(/^\d$/));
  expect(screen.getAllByText('+1 punto')).toHaveLength(Number(total?.textContent));
});

test('while no predictions of the current week are sent, Bonus says “La trivia llega con tu boleto”', async () => {
  await open('nico@correo.mx');
  expect(await screen.findByRole('heading', { name: 'La trivia llega con tu boleto' })).toBeTruthy();
});

const MORE_TO_SEND = '¿No te llegó la trivia de esta jornada? Viene con tu próximo envío.';

test.each(['GET /api/pool/user/all', 'GET /api/games/week/{week}'])(
  'Bonus says neither “La trivia llega con tu boleto” nor “Ya enviaste tu boleto” while it waits for %s',
  async (match) => {
    server.fault.add({ match, effect: { hold: true } });
    await open();
    expect(await screen.findByRole('heading', { name: 'La trivia de la jornada' })).toBeTruthy();
    await server.fault.release();
    expect(await screen.findByRole('heading', { name: 'Ya enviaste tu boleto' })).toBeTruthy();
    expect(screen.getByText(MORE_TO_SEND)).toBeTruthy();
  },
);

test('Bonus says that a pending trivia is to be answered before the week ends', async () => {
  const opened = await open();
  leavePending(opened);
  expect(await screen.findByText('Contéstala antes de que termine la jornada.')).toBeTruthy();
});

test('the button “Contestar” of Bonus opens the pending trivia', async () => {
  const opened = await open();
  leavePending(opened);
  await opened.player.click(await screen.findByRole('button', { name: 'Contestar' }));
  expect([opened.stores.trivia.isVisible.value, opened.stores.trivia.trivia.value?.question]).toEqual([
    true,
    '¿Quién silba?',
  ]);
});

test('the trivia board of Bonus shows “Pendiente” in the cell of a week whose trivia is not answered', async () => {
  const opened = await open();
  leavePending(opened);
  await waitFor(async () => expect((await cell('Jornada 7'))?.textContent).toMatch(/Pendiente$/));
});

test('the trivia board of Bonus has a cell for each of the 23 weeks and the cell “¡Lotería!”', async () => {
  await open();
  await screen.findByText('Final · Vuelta');
  expect(screen.getByText('¡Lotería!').closest('ul')?.children).toHaveLength(24);
});

test('the trivia board of Bonus shows “+1 punto” once for each correct trivia of the player', async () => {
  const { stores } = await open();
  await cell('Jornada 6');
  const hits = stores.auth.user.value?.stats.trivias;
  await waitFor(() => expect(screen.queryAllByText('+1 punto')).toHaveLength(hits ?? 0));
});

test('while the ranking is older than the results, the trivia board of Bonus says “Por confirmar”, and asks again when the player returns', async () => {
  const body = JSON.stringify({ data: [], my_position: { position: 40, score: 0 } });
  server.fault.add({ match: 'GET /api/ranking/week/{week}', effect: { body }, times: 'always' });
  const { stores } = await open();
  await waitFor(() => expect(stores.positions.byWeek.value.size).toBe(7));
  expect((await cell('Jornada 1'))?.textContent).toMatch(/Por confirmar$/);
  expect(screen.queryAllByText('+1 punto')).toHaveLength(0);
  server.fault.clear();
  vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 5_000);
  document.dispatchEvent(new Event('visibilitychange'));
  await waitFor(() =>
    expect(screen.queryAllByText('+1 punto')).toHaveLength(stores.auth.user.value?.stats.trivias ?? 0),
  );
  expect(screen.queryByText('Por confirmar')).toBeNull();
});

test('the trivia board of Bonus marks a past week without predictions as “Sin contestar”', async () => {
  await open('nico@correo.mx');
  expect((await cell('Jornada 1'))?.textContent).toMatch(/Sin contestar$/);
});

test('Bonus offers the wallpaper as a download', async () => {
  await open();
  const link = screen.getByRole('link', { name: /^Descargar/ });
  expect([link.getAttribute('href'), link.hasAttribute('download')]).toEqual([
    '/lmx/promotions/onda-1080x2400.png',
    true,
  ]);
});

test('Bonus says “Muy pronto.” once for each promotion without a download address', async () => {
  await open();
  const empty = screen
    .getAllByRole('button', { name: /^¿Cuándo sale\?/ })
    .map((button) => button.closest('li'));
  expect(empty.map((promotion) => promotion?.textContent?.split('Muy pronto.').length)).toEqual([2, 2, 2]);
});

test('Bonus does not contain the text “Se renueva”', async () => {
  await open();
  await screen.findByRole('heading', { name: 'Para llevar' });
  expect(screen.queryByText(/Se renueva/)).toBeNull();
});

test('the button of a promotion without a download address shows the dialog promotionAsset', async () => {
  const { player, stores } = await open();
  await player.click(screen.getAllByRole('button', { name: /^¿Cuándo sale\?/ })[0] as HTMLElement);
  expect(stores.modal.current.value?.type).toBe('promotionAsset');
});

test('Bonus shows a picture of the predictions that the player has sent for the newest week', async () => {
  await open();
  expect(
    await screen.findByRole('img', { name: 'Tarjeta con tus pronósticos enviados de la Jornada 7' }),
  ).toBeTruthy();
});

test('Bonus shows the position and the points of the newest week with results', async () => {
  await open();
  expect(await screen.findByText(/^Jornada 6: lugar \d+ con \d+ puntos\.$/)).toBeTruthy();
});

test('Bonus offers no picture to share before the player has sent predictions', async () => {
  await open('nico@correo.mx');
  await screen.findByText('Se puede compartir cuando tu boleto ya está sellado.');
  expect(screen.queryByRole('button', { name: 'Compartir' })).toBeNull();
});

test('Bonus offers a reminder (“Recuérdame”) while open games are not sent', async () => {
  await open();
  expect(await screen.findByRole('button', { name: /Recuérdame/ })).toBeTruthy();
});

test('Bonus shows the dialog unpreventedError when the weeks fail to load with a 500', async () => {
  server.fault.add({ match: 'GET /api/weeks', effect: { status: 500, message: 'Server Error' }, times: 2 });
  const { stores } = await open();
  await waitFor(() => expect(stores.modal.current.value?.type).toBe('unpreventedError'));
});

test('Bonus shows the chosen option and the points of a trivia that the player has just answered', async () => {
  const { player, stores } = await open('nico@correo.mx');
  const [game] = await stores.api.gamesOfWeek(7);
  const sent = await stores.api.sendPool([{ gameId: game?.id ?? '', homeScore: 1, awayScore: 0 }]);
  const question = sent.trivia as Trivia;
  act(() => stores.trivia.keep(question, 7));
  await player.click(await screen.findByRole('button', { name: 'Contestar' }));
  act(() => stores.trivia.toggle(question.options[0] ?? ''));
  await act(() => stores.trivia.submit());
  const poster = (await screen.findByRole('heading', { name: question.question })).closest('section');
  const worth = stores.trivia.answered.value?.isCorrect ? '+1 punto extra' : '0 esta vez';
  expect(poster?.textContent).toContain(`${question.options[0]}${worth}`);
});

function catchDownloads() {
  const files: Blob[] = [];
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: undefined, revokeObjectURL: undefined }));
  URL.createObjectURL = (file: Blob) => `blob:${files.push(file)}`;
  URL.revokeObjectURL = () => undefined;
  return files;
}

const ALL_CLOSINGS = 'Todos los cierres en mi calendario';
const calls = () => server.net.log().filter(({ endpoint }) => endpoint === 'GET /api/games/all').length;

test('“Todos los cierres” of Bonus saves one event for each week with a cut-off to come, and calls the API only when pressed', async () => {
  const files = catchDownloads();
  const { player } = await open();
  const button = await screen.findByRole('button', { name: ALL_CLOSINGS });
  expect(calls()).toBe(0);
  await player.click(button);
  await waitFor(() => expect(files).toHaveLength(1));
  const text = (await files[0]?.text())?.replaceAll('\r\n ', '') ?? '';
  const read = (name: string) =>
    [...text.matchAll(new RegExp(`^${name}:(.*)\r$`, 'gm'))].map(([, value]) => value);
  expect([calls(), (files[0] as File).name]).toEqual([1, 'reto-ruffles-cierres.ics']);
  expect(read('UID')).toEqual(
    [7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17].map((week) => `reto-ruffles-2026-07-week-${week}-closing`),
  );
  expect(read('DTSTART')[0]).toBe('20260828T230000Z');
  expect(read('SUMMARY')[0]).toBe('Próximo cierre de la Jornada 7');
});

test('“Todos los cierres” of Bonus shows the dialog unpreventedError when its call fails, and saves a file when pressed again', async () => {
  const files = catchDownloads();
  server.fault.add({
    match: 'GET /api/games/all',
    effect: { status: 500, message: 'Server Error' },
    times: 'always',
  });
  const { player, stores } = await open();
  const button = await screen.findByRole('button', { name: ALL_CLOSINGS });
  await player.click(button);
  await waitFor(() => expect(stores.modal.current.value?.type).toBe('unpreventedError'));
  act(() => stores.modal.accept());
  server.fault.clear();
  await player.click(button);
  await waitFor(() => expect(files).toHaveLength(1));
});

test('the button “Todos los cierres” of Bonus is busy while the games are loading', async () => {
  server.fault.add({ match: 'GET /api/games/all', effect: { hold: true } });
  const { player } = await open();
  await player.click(await screen.findByRole('button', { name: ALL_CLOSINGS }));
  const button = await screen.findByRole('button', { name: 'Preparando tu calendario…' });
  expect(button.getAttribute('aria-busy')).toBe('true');
});

test('after the last game of the season, “Todos los cierres” of Bonus says that no closing is left and saves no file', async () => {
  const files = catchDownloads();
  server.clock.goto('final(23, 1) + 1h');
  const { player } = await open();
  await player.click(await screen.findByRole('button', { name: ALL_CLOSINGS }));
  expect(
    await screen.findByText('Por ahora no hay cierres por delante. Vuelve cuando salga el calendario.'),
  ).toBeTruthy();
  expect(files).toEqual([]);
});
