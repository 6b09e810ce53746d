import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createPrediction } from '../../testing/fixtures.ts';
import { LiveTicket } from './LiveTicket.tsx';
import { GAMES, LIVE, openPart } from './PlayerHome.test.helper.tsx';

const SECOND = { ...LIVE, id: '9', homeScore: 4, awayScore: 3 };
const WAITING = createPrediction();

test.each([
  [
    'an exact score',
    [{ homeScore: 1, awayScore: 0 }],
    '1–0',
    'Tú: 1–0Si así queda: +5',
    'Si todo queda así: +5',
  ],
  [
    'a right result',
    [{ homeScore: 8, awayScore: 6 }],
    '1–0',
    'Tú: 8–6Si así queda: +2',
    'Si todo queda así: +2',
  ],
  [
    'a miss',
    [{ homeScore: 0, awayScore: 7 }],
    '1–0',
    'Tú: 0–7Si así queda: 0 puntos',
    'Si todo queda así: 0 puntos',
  ],
  [
    'two predictions',
    [
      { homeScore: 1, awayScore: 0 },
      { homeScore: 2, awayScore: 1 },
    ],
    '4–3',
    'Tú: 2–1Si así queda: +2',
    'Si todo queda así: +7',
  ],
])(
  'while a game is live, the ticket of Inicio shows its score and what %s would bring',
  async (_what, scores, score, mine, sum) => {
    const sent = scores.map((own, index) => ({
      ...WAITING,
      ...own,
      gameId: [LIVE, SECOND][index]?.id ?? '',
    }));
    await openPart(<LiveTicket />, { games: scores.length > 1 ? [LIVE, SECOND] : [LIVE], sent });
    const ticket = await screen.findByRole('region', { name: 'Tu boleto en vivo' });
    expect(ticket.textContent).toContain(score);
    expect(ticket.textContent).toContain(mine);
    expect(ticket.textContent).toContain(sum);
  },
);

test('the live ticket of Inicio is paper with ridged edges, says “En juego” and has the score in the largest badge', async () => {
  await openPart(<LiveTicket />, { games: [LIVE], sent: [WAITING] });
  const ticket = await screen.findByRole('region', { name: 'Tu boleto en vivo' });
  expect(ticket.querySelector('.ridged-paper')?.textContent).toContain('En juego');
  expect(ticket.querySelector('.number-badge-live')?.textContent).toBe('1–0');
});

test('the live ticket of Inicio has the home club before the score and the away club after it', async () => {
  await openPart(<LiveTicket />, { games: [LIVE], sent: [WAITING] });
  const ticket = await screen.findByRole('region', { name: 'Tu boleto en vivo' });
  const { home, away } = LIVE;
  expect(ticket.textContent).toMatch(new RegExp(`${home.name}.*1–0.*${away.name}`));
});

test('the ticket of Inicio shows a live game without a prediction, and no sum', async () => {
  await openPart(<LiveTicket />, { games: [LIVE], sent: [] });
  const ticket = await screen.findByRole('region', { name: 'Tu boleto en vivo' });
  expect(ticket.textContent).toContain('Sin pronóstico');
  expect(ticket.textContent).not.toContain('Si todo queda así');
});

test('the live ticket of Inicio leaves out games that are not being played', async () => {
  await openPart(<LiveTicket />, { games: [LIVE, ...GAMES.slice(1)], sent: [WAITING] });
  await screen.findByRole('region', { name: 'Tu boleto en vivo' });
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
});

test('after a goal, the live ticket of Inicio has a new badge, so that the score jumps', async () => {
  let game = LIVE;
  const { playerData } = await openPart(<LiveTicket />, { answers: { gamesOfWeek: async () => [game] } });
  const before = await screen.findByText('1–0');
  game = { ...LIVE, homeScore: 2 };
  await act(() => playerData.reloadAll());
  expect(screen.getByText('2–0')).not.toBe(before);
});

test.each([
  ['a prediction is blue', [WAITING], 'Tú: 1–0', 'text-azul'],
  ['no prediction is grey', [], 'Sin pronóstico', 'text-humo'],
])('on the live ticket of Inicio, the line of a game with %s', async (_which, sent, words, colour) => {
  await openPart(<LiveTicket />, { games: [LIVE], sent });
  expect((await screen.findByText(words)).className).toBe(colour);
});

test.each([
  ['an exact score', { homeScore: 1, awayScore: 0 }, 'Si así queda: +5', 'bg-verde'],
  ['a right result', { homeScore: 8, awayScore: 6 }, 'Si así queda: +2', 'bg-elote'],
  ['a miss', { homeScore: 0, awayScore: 7 }, 'Si así queda: 0 puntos', 'bg-kraft'],
])('on the live ticket of Inicio, what %s would bring has its ground', async (_what, own, words, ground) => {
  await openPart(<LiveTicket />, { games: [LIVE], sent: [{ ...WAITING, ...own }] });
  expect((await screen.findByText(words)).classList).toContain(ground);
});

test('the live ticket of Inicio has no sum while no live game with a prediction has a score', async () => {
  await openPart(<LiveTicket />, { games: [{ ...LIVE, homeScore: null, awayScore: null }], sent: [WAITING] });
  const ticket = await screen.findByRole('region', { name: 'Tu boleto en vivo' });
  expect(ticket.textContent).toContain('–––');
  expect(ticket.textContent).not.toContain('Si todo queda así');
});
