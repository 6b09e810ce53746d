import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type MockControl, startMockServer } from '../../../mock-server/index.ts';
import type { Trivia } from '../../domain/types.ts';
import { allowForABackEnd, openPage } from '../../testing/open-page.tsx';
import { BonusPage } from './BonusPage.tsx';

allowForABackEnd();

let server: MockControl;

beforeEach(() => {
  // There is no canvas here: the previews stay blank.
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  server = startMockServer({ players: 60, rate: 0 });
});
afterEach(() => server.shutdown());

const open = (email?: string) => openPage(server, BonusPage, email);

type Opened = Awaited<ReturnType<typeof open>>;

/** A question that came with a boleto and was left with *Regresar*. */
function leavePending({ stores }: Opened) {
  const trivia = { id: '7', question: '¿Quién silba?', options: ['El árbitro', 'La tribuna'] };
  stores.trivia.keep(trivia, 7, server.world.now() + 3_600_000);
}

const cell = async (week: string) => (await screen.findByText(week)).closest('li');

test('the points of all trivias stand in the header', async () => {
  const { stores } = await open();
  const hits = stores.auth.user.value?.stats.trivias ?? 0;
  expect(screen.getByText(/^puntos? de trivia$/).previousElementSibling?.textContent).toBe(String(hits));
});

test('before the boleto the trivia is on its way', async () => {
  await open();
  expect(await screen.findByRole('heading', { name: 'La trivia llega con tu boleto' })).toBeTruthy();
});

test('a question left for later is offered with its deadline', async () => {
  const opened = await open();
  leavePending(opened);
  expect(await screen.findByText('Hasta el mié 26 ago, 13:00 h del centro.')).toBeTruthy();
});

test('"Contestar" opens the question', async () => {
  const opened = await open();
  leavePending(opened);
  await opened.player.click(await screen.findByRole('button', { name: 'Contestar' }));
  expect([opened.stores.trivia.isVisible.value, opened.stores.trivia.trivia.value?.question]).toEqual([
    true,
    '¿Quién silba?',
  ]);
});

test('a pending question shows on the board', async () => {
  const opened = await open();
  leavePending(opened);
  await waitFor(async () => expect((await cell('Jornada 7'))?.textContent).toMatch(/Pendiente$/));
});

test('the board has a cell for each of the 23 weeks, and one more', async () => {
  await open();
  await screen.findByText('Final · Vuelta');
  expect(screen.getByText('¡Lotería!').closest('ul')?.children).toHaveLength(24);
});

test('the board counts as many hits as the player has points', async () => {
  const { stores } = await open();
  await cell('Jornada 6');
  const hits = stores.auth.user.value?.stats.trivias;
  await waitFor(() => expect(screen.queryAllByText('+1 punto')).toHaveLength(hits ?? 0));
});

test('weeks that went by with nothing sent say so', async () => {
  await open('nico@correo.mx');
  expect((await cell('Jornada 1'))?.textContent).toMatch(/Sin contestar$/);
});

test('the wallpaper can be downloaded', async () => {
  await open();
  const link = screen.getByRole('link', { name: /^Descargar/ });
  expect([link.getAttribute('href'), link.hasAttribute('download')]).toEqual([
    '/lmx/promotions/onda-1080x2400.png',
    true,
  ]);
});

test('each promotion without an address says “Muy pronto.” once', async () => {
  await open();
  const empty = screen
    .getAllByRole('button', { name: /^¿Cuándo sale\?/ })
    .map((button) => button.closest('li'));
  expect(empty.map((promotion) => promotion?.textContent?.split('Muy pronto.').length)).toEqual([2, 2, 2]);
});

test('nothing beside the empty promotions says that they are renewed', async () => {
  await open();
  await screen.findByRole('heading', { name: 'Para llevar' });
  expect(screen.queryByText(/Se renueva/)).toBeNull();
});

test('what is not there yet says so in a dialog', async () => {
  const { player, stores } = await open();
  await player.click(screen.getAllByRole('button', { name: /^¿Cuándo sale\?/ })[0] as HTMLElement);
  expect(stores.modal.current.value?.type).toBe('promotionAsset');
});

test('the newest boleto can be shared', async () => {
  await open();
  expect(
    await screen.findByRole('img', { name: 'Tarjeta con tus pronósticos enviados de la Jornada 7' }),
  ).toBeTruthy();
});

test('the place in the week can be shared', async () => {
  await open();
  expect(await screen.findByText(/^Jornada 6: lugar \d+ con \d+ puntos\.$/)).toBeTruthy();
});

test('who has sent nothing has nothing to share yet', async () => {
  await open('nico@correo.mx');
  await screen.findByText('Se puede compartir cuando tu boleto ya está sellado.');
  expect(screen.queryByRole('button', { name: 'Compartir' })).toBeNull();
});

test('what is open and unsent can be put in a calendar', async () => {
  await open();
  expect(await screen.findByRole('button', { name: /Recuérdame/ })).toBeTruthy();
});

test('weeks that don’t come raise their dialog', async () => {
  server.fault.add({ match: 'GET /api/weeks', effect: { status: 500, message: 'Server Error' }, times: 2 });
  const { stores } = await open();
  await waitFor(() => expect(stores.modal.current.value?.type).toBe('unpreventedError'));
});

test('an answer given in this visit is told with what it was worth', async () => {
  const { player, stores } = await open('nico@correo.mx');
  const [game] = await stores.api.gamesOfWeek(7);
  const sent = await stores.api.sendPool([{ gameId: game?.id ?? '', homeScore: 1, awayScore: 0 }]);
  const question = sent.trivia as Trivia;
  act(() => stores.trivia.keep(question, 7, server.world.now() + 3_600_000));
  await player.click(await screen.findByRole('button', { name: 'Contestar' }));
  act(() => stores.trivia.toggle(question.options[0] ?? ''));
  await act(() => stores.trivia.submit());
  const poster = (await screen.findByRole('heading', { name: question.question })).closest('section');
  const worth = stores.trivia.answered.value?.isCorrect ? '+1punto extra' : '0esta vez';
  expect(poster?.textContent).toContain(`${question.options[0]}${worth}`);
});
