import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { receiveTrivia } from '../../stores/trivia/receive-trivia.ts';
import { getTriviaDialog } from '../../stores/trivia/trivia-dialog.ts';
import { openPage, setUpMockServer } from '../../testing/open-page.tsx';
import { BonusPage } from './BonusPage.tsx';

const mock = setUpMockServer({ players: 60 });

beforeEach(() => {
  // jsdom has no canvas: with a null context, the previews of the share cards stay blank.
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
});

const open = (email?: string) => openPage(mock.server, BonusPage, email);

const cell = async (week: string) => (await screen.findByText(week)).closest('li');

test('Bonus shows “–” instead of a number of correct trivias while neither the server nor the trivia weeks has it', async () => {
  mock.leaveOutStats();
  await open();
  const total = screen.getByText(/^puntos? de trivia$/).previousElementSibling;
  expect(total?.textContent).toBe('–');
  await waitFor(() => expect(total?.textContent).toMatch(/^\d$/));
  expect(screen.getAllByText('+1 punto')).toHaveLength(Number(total?.textContent));
});

const MORE_TO_SEND = '¿No te llegó la trivia de esta jornada? Viene con tu próximo envío.';

test.each(['GET /api/pool/user/all', 'GET /api/games/week/{week}'])(
  'Bonus says neither “La trivia llega con tu boleto” nor “Ya enviaste tu boleto” while it waits for %s',
  async (match) => {
    mock.server.fault.add({ match, effect: { hold: true } });
    await open();
    expect(await screen.findByRole('heading', { name: 'La trivia de la jornada' })).toBeTruthy();
    await mock.server.fault.release();
    expect(await screen.findByRole('heading', { name: 'Ya enviaste tu boleto' })).toBeTruthy();
    expect(screen.getByText(MORE_TO_SEND)).toBeTruthy();
  },
);

test('Bonus has a bean for each correct trivia, without a call for the ranking of the weeks', async () => {
  const { stores } = await open();
  await waitFor(() =>
    expect(screen.queryAllByText('+1 punto')).toHaveLength(stores.auth.user.value?.stats.trivias ?? 0),
  );
  expect(stores.positions.byWeek.value.size).toBeLessThan(2);
});

test('without trivia points of the weeks, Bonus says which boletos were sent, and the total has the points', async () => {
  mock.leaveOutTriviaPoints();
  const { stores } = await open();
  await waitFor(async () => expect((await cell('Jornada 1'))?.textContent).toMatch(/Boleto enviado$/));
  expect(screen.queryAllByText('+1 punto')).toHaveLength(0);
  expect(screen.getByText('Tus aciertos ya están en tu total.')).toBeTruthy();
  const total = screen.getByText('puntos de trivia').previousElementSibling;
  expect(total?.textContent).toBe(String(stores.auth.user.value?.stats.trivias));
});

test('Bonus shows pictures to share, a reminder, the board of 23 weeks and “Muy pronto” once for all promotions to come', async () => {
  const { stores } = await open();
  await screen.findByRole('img', { name: 'Tarjeta con tus pronósticos enviados de la Jornada 7' });
  await screen.findByText(/^Jornada 6: lugar \d+ con \d+ puntos\.$/);
  const { position, score } = stores.positions.byWeek.value.get(6)!;
  expect(position).not.toBe(score);
  screen.getByText(`Jornada 6: lugar ${position} con ${score} puntos.`);
  screen.getByRole('img', { name: `Tarjeta con tu lugar ${position}, Jornada 6` });
  await screen.findByRole('button', { name: /Recuérdame/ });
  await screen.findByText('Final · Vuelta');
  expect(screen.getByText('¡Lotería!').closest('ul')?.children).toHaveLength(24);
  const coming = screen.getByRole('button', { name: '¿Cuándo salen?' }).closest('li');
  expect(coming?.querySelectorAll('li')).toHaveLength(3);
  expect(screen.getAllByText(/Muy pronto/)).toHaveLength(1);
});

test('the reminder of Bonus has a heading of its own and one button, and its other two actions are links', async () => {
  await open();
  const button = await screen.findByRole('button', { name: 'Recuérdame' });
  screen.getByRole('heading', { name: 'Tu calendario te avisa' });
  expect(screen.getAllByText('Recuérdame')).toHaveLength(1);
  const others = [
    screen.getByRole('link', { name: 'Agregar a Google Calendar' }),
    screen.getByRole('button', { name: 'Todos los cierres en mi calendario' }),
  ];
  expect([button, ...others].map(({ classList }) => classList.contains('button'))).toEqual([
    true,
    false,
    false,
  ]);
});

test('Bonus offers a player without predictions no picture to share, and says how the trivia comes', async () => {
  await open('nico@correo.mx');
  await screen.findByRole('heading', { name: 'La trivia llega con tu boleto' });
  expect((await cell('Jornada 1'))?.textContent).toMatch(/Sin contestar$/);
  await screen.findByText('Se puede compartir cuando tu boleto ya está sellado.');
  expect(screen.queryByRole('button', { name: 'Compartir' })).toBeNull();
});

test.each([
  ['ana@correo.mx', 'Ver mis partidos', 'button-line'],
  ['nico@correo.mx', 'Hacer mis pronósticos', 'button-primary'],
])(
  'the trivia to come on Bonus of %s leads to Partidos: “%s”, with the look %s',
  async (email, name, look) => {
    await open(email);
    const link = await screen.findByRole('link', { name });
    expect([link.getAttribute('href'), link.classList.contains(look)]).toEqual(['/games', true]);
  },
);

test('Bonus shows the dialog unpreventedError when the weeks fail to load with a 500', async () => {
  mock.fail('GET /api/weeks');
  const { stores } = await open();
  await waitFor(() => expect(stores.modal.current.value?.type).toBe('unpreventedError'));
});

const TRIVIA = { id: '7', question: '¿Quién silba?', options: ['El árbitro', 'La tribuna'] };

test('Bonus offers a pending trivia with its deadline, and after the answer shows the chosen option and its points', async () => {
  const { player, stores } = await open();
  act(() => receiveTrivia(stores, TRIVIA, 7));
  await screen.findByText('Contéstala antes de que termine la jornada.');
  await waitFor(async () => expect((await cell('Jornada 7'))?.textContent).toMatch(/Pendiente$/));
  await player.click(await screen.findByRole('button', { name: 'Contestar' }));
  expect(stores.modal.current.value?.type).toBe('trivia');
  mock.server.fault.add({
    match: 'POST /api/trivia/answer',
    effect: { status: 200, body: '{"is_correct":true}' },
  });
  act(() => getTriviaDialog(stores).toggleOption('El árbitro'));
  await act(() => getTriviaDialog(stores).submit());
  const poster = (await screen.findByRole('heading', { name: '¿Quién silba?' })).closest('section');
  expect(poster?.textContent).toContain('El árbitro+1 punto extra');
});

test('Bonus tells how the next trivia comes, and no longer shows an answered one, once the next week is the current one', async () => {
  const { stores } = await open();
  const answered = { week: 6, question: TRIVIA.question, answer: 'El árbitro', isCorrect: true };
  act(() => stores.trivia.noteAnswer(answered));
  await screen.findByRole('link', { name: 'Ver mis partidos' });
  await waitFor(() => expect(screen.queryByRole('heading', { name: TRIVIA.question })).toBeNull());
});

async function findPendingPoster() {
  const { stores } = await open();
  act(() => receiveTrivia(stores, TRIVIA, 7));
  const button = await screen.findByRole('button', { name: 'Contestar' });
  return within(button.closest('section') as HTMLElement);
}

test('a pending trivia of Bonus has the badge “Pendiente”', async () => {
  const poster = await findPendingPoster();
  expect(poster.getByText('Pendiente')).toBeTruthy();
});

test('a pending trivia of Bonus shows the card “El silbato”', async () => {
  const poster = await findPendingPoster();
  expect(poster.getByText('El silbato')).toBeTruthy();
});
