import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { receiveTrivia } from '../../stores/trivia/receive-trivia.ts';
import { failing } from '../../testing/fake-api.ts';
import { game, week } from '../../testing/fixtures.ts';
import { FINAL, LAST_WEEK, openHome } from './PlayerHome.test.helper.tsx';

test('when the weeks, predictions and games fail to load, Inicio stays on screen and shows no dialog', async () => {
  const failure = failing('networkError');
  const stores = await openHome({
    answers: { weeks: failure, currentWeek: failure, userPools: failure, gamesOfWeek: failure },
  });
  screen.getByRole('link', { name: 'Ver premios' });
  expect(stores.modal.isVisible.peek()).toBe(false);
});

const UPCOMING = { weeks: async () => [week(7, '2026-08-28'), week(8, '2026-09-04')] };
const FAILED_WEEK = 'No pudimos confirmar qué jornada se juega.';

test.each(['networkError', 'connectionError', 'unpreventedError'] as const)(
  'after the call for the current week fails with %s, Inicio says so, and neither names an opening nor counts down to another week',
  async (kind) => {
    const week8 = game('80', 'León', 'Necaxa', '2026-09-05T19:00:00');
    const stores = await openHome({
      answers: { ...UPCOMING, currentWeek: failing(kind), gamesOfWeek: async () => [week8] },
    });
    await screen.findByText(FAILED_WEEK);
    expect(screen.queryByText(/Abre el|Próximo cierre|Jornada 8/)).toBeNull();
    expect(screen.queryByRole('timer')).toBeNull();
    expect(screen.getByRole('link', { name: 'Ver los partidos' })).toBeTruthy();
    expect(stores.modal.isVisible.peek()).toBe(false);
  },
);

test('when the list of weeks lacks the current one, Inicio shows the next week instead of loading for ever', async () => {
  const week8 = game('80', 'León', 'Necaxa', '2026-09-05T19:00:00');
  await openHome({
    answers: {
      weeks: async () => [week(6, '2026-08-21'), week(8, '2026-09-04')],
      currentWeek: async () => ({ number: 7, betDays: '' }),
      gamesOfWeek: async () => [week8],
    },
  });
  expect((await screen.findAllByText(/Jornada 8/)).length).toBeGreaterThan(0);
});

test('“Reintentar” on Inicio asks for the current week again and shows it', async () => {
  let isUp = false;
  const fail = failing('networkError');
  const currentWeek = async () => (isUp ? { number: 7, betDays: '' } : fail());
  await openHome({ answers: { ...UPCOMING, currentWeek } });
  await screen.findByText(FAILED_WEEK);
  isUp = true;
  await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
  await screen.findByText('Te faltan 3 partidos');
  expect(screen.queryByText(FAILED_WEEK)).toBeNull();
});

test('after a failed reload of the current week, Inicio keeps the known week and says that the call failed', async () => {
  let answers = 0;
  const currentWeek = async () => {
    answers += 1;
    return answers > 1 ? failing('networkError')() : { number: 7, betDays: '' };
  };
  const stores = await openHome({ answers: { ...UPCOMING, currentWeek } });
  await act(() => stores.playerData.reloadAll());
  await screen.findByText(FAILED_WEEK);
  screen.getByText('Te faltan 3 partidos');
});

const OVER = { games: FINAL, answers: LAST_WEEK };

test('after the season, Inicio still leads to a trivia that waits for its answer', async () => {
  const stores = await openHome(OVER);
  expect(screen.queryByRole('link', { name: /Trivia pendiente/ })).toBeNull();
  act(() => receiveTrivia(stores, { id: '9', question: '¿?', options: ['a', 'b'] }, 7));
  await screen.findByRole('link', { name: /Trivia pendiente/ });
});
