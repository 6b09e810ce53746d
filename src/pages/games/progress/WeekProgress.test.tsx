import { signal } from '@preact/signals-react';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, expect, test, vi } from 'vitest';
import { renderWithStores } from '../../../testing/open-page.tsx';
import { field, open, states } from '../GamesPage.test.helper.tsx';
import { WeekProgress } from './WeekProgress.tsx';

// The late parts of Partidos may still be loading when the last test ends.
afterAll(() => vi.dynamicImportSettled());

test('Partidos says once how many games are left to send, its bar says how many are sent, and its filters show only those', async () => {
  await open({}, (world) => world.server.keep([{ gameId: '4', homeScore: 1, awayScore: 0 }]));
  await userEvent.click(field('Tigres', 'local'));
  await userEvent.keyboard('11');
  const progress = screen.getByRole('region', { name: 'Avance de la jornada' });
  expect(progress.textContent).toBe('Te faltan 3Siguiente vacío FaltanEnviadosTodosPegar mi quiniela');
  expect(screen.getByRole('progressbar', { name: 'Llevas 1 de 4' })).toBeTruthy();
  expect(await screen.findByText('Borrador guardado en este dispositivo')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: /Faltan/ }));
  expect(states()).toEqual(['draft', 'open', 'open']);
  await userEvent.click(screen.getByRole('button', { name: /Enviados/ }));
  expect(states()).toEqual(['sent']);
});

test('“Siguiente vacío” focuses the next empty score field, after the last one the first', async () => {
  await open();
  await userEvent.click(field('Tigres', 'local'));
  await userEvent.keyboard('213');
  await userEvent.click(field('Santos', 'visitante'));
  await userEvent.keyboard('0');
  await userEvent.click(screen.getByRole('button', { name: 'Siguiente vacío' }));
  expect(document.activeElement).toBe(field('Atlas', 'visitante'));
});

test.each([
  [{ fillable: 7 }, 'Te faltan 7'],
  [{ fillable: 1 }, 'Te falta 1'],
  [{ fillable: 0 }, 'Boleto sellado'],
  [{ fillable: 0, sent: 0 }, 'Ya no hay nada por enviar'],
  [{ fillable: 0, sent: 0, undecided: 1 }, 'Por definir'],
])('the line over the games of Partidos with the counts %o says “%s”', (changes, title) => {
  const counts = { total: 9, sent: 2, undecided: 0, toFill: 0, ...changes };
  const shownWeek = { counts: signal(counts), phase: signal('open') };
  renderWithStores(<WeekProgress filter="all" onFilter={() => undefined} />, { playerData: {}, shownWeek });
  expect(screen.getByText(title)).toBeTruthy();
});

test('the bar over the games of Partidos has the sent games as its value and all games as its maximum', () => {
  const counts = { total: 9, sent: 2, undecided: 0, toFill: 3, fillable: 4 };
  const shownWeek = { counts: signal(counts), phase: signal('open') };
  renderWithStores(<WeekProgress filter="all" onFilter={() => undefined} />, { playerData: {}, shownWeek });
  const bar = screen.getByRole('progressbar', { name: 'Llevas 2 de 9' });
  expect([bar.ariaValueNow, bar.ariaValueMax]).toEqual(['2', '9']);
});

test('the bar over the games of Partidos shows the ready drafts beyond the sent predictions', () => {
  const counts = { total: 8, sent: 2, ready: 3, undecided: 0, toFill: 3, fillable: 6 };
  const shownWeek = { counts: signal(counts), phase: signal('open') };
  renderWithStores(<WeekProgress filter="all" onFilter={() => undefined} />, { playerData: {}, shownWeek });
  const bar = screen.getByRole('progressbar');
  const drafts = bar.querySelector<HTMLElement>('.progress-drafts');
  expect([bar.style.getPropertyValue('--share'), drafts?.style.getPropertyValue('--drafts')]).toEqual([
    '25%',
    '62.5%',
  ]);
});

test.each([
  [0, 'open', false],
  [1, 'open', true],
  [1, 'closed', false],
  [1, 'before', false],
])('in a week of %i games that is %s, the line of progress is there: %s', (total, phase, isShown) => {
  const counts = { total, sent: 0, undecided: 0, toFill: 0, fillable: 0 };
  const shownWeek = { counts: signal(counts), phase: signal(phase) };
  renderWithStores(<WeekProgress filter="all" onFilter={() => undefined} />, { playerData: {}, shownWeek });
  expect(screen.queryByRole('region', { name: 'Avance de la jornada' }) !== null).toBe(isShown);
});

test.each([
  ['all', 2, true, true],
  ['all', 0, false, true],
  ['sent', 2, false, false],
] as const)(
  'with the filter %s and %i empty games, the ways on are “Siguiente vacío” (%s) and a list (%s)',
  (filter, toFill, hasNext, hasList) => {
    const counts = { total: 9, sent: 2, undecided: 0, toFill, fillable: 4 };
    const shownWeek = { counts: signal(counts), phase: signal('open') };
    renderWithStores(<WeekProgress filter={filter} onFilter={() => undefined} />, {
      playerData: {},
      shownWeek,
    });
    const has = (name: string) => screen.queryByRole('button', { name }) !== null;
    expect([has('Siguiente vacío'), has('Pegar mi quiniela')]).toEqual([hasNext, hasList]);
  },
);
