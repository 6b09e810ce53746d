import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { game } from '../../testing/fixtures.ts';
import { createVisitorStores, renderWithStores } from '../../testing/open-page.tsx';
import { EmptyRanking, type NextStep } from './EmptyRanking.tsx';

const GAME = game('1', 'Tigres', 'Toluca', '2026-08-29T19:00:00');

// Only games of the current week can be predicted, so “predict” leads to Partidos without a week.
test.each<[NextStep, string, string, string]>([
  ['predict', 'Envía tus pronósticos para entrar desde el primer minuto.', 'Hacer mis pronósticos', '/games'],
  ['sent', 'Ya enviaste: tu lugar sale con el primer resultado.', 'Ver mi boleto', '/games?jornada=6'],
  ['closed', '', 'Ver los partidos', '/games?jornada=6'],
])(
  'the ranking without points of a player with the next step “%s” names the first game',
  (step, text, action, address) => {
    renderWithStores(<EmptyRanking step={step} game={GAME} week={6} />, createVisitorStores());
    expect(screen.getByText(/^Tigres/).textContent).toBe(
      `Tigres – Toluca, sáb 29 ago · 19:00\u00a0h. ${text}`,
    );
    expect(screen.getByRole('link', { name: action }).getAttribute('href')).toBe(address);
  },
);

test('the ranking without points of a week that has not opened has no button', () => {
  renderWithStores(<EmptyRanking step="unopened" game={GAME} week={6} />, createVisitorStores());
  expect(screen.getByText(/^Tigres/).textContent).toBe('Tigres – Toluca, sáb 29 ago · 19:00\u00a0h. ');
  expect(screen.queryByRole('link')).toBeNull();
});

test.each([
  ['has no prizes below the line about the week that has ended', true, 0],
  ['has the prizes of the first places in the first week', false, 1],
])('the ranking without points %s', (_what, hasEndedWeek, lists) => {
  const { container } = renderWithStores(
    <EmptyRanking step="predict" game={GAME} week={6} hasEndedWeek={hasEndedWeek} />,
    createVisitorStores(),
  );
  expect(container.querySelectorAll('ol')).toHaveLength(lists);
});
