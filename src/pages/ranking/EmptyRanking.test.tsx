import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { game } from '../../testing/fixtures.ts';
import { createVisitorStores, renderWithStores } from '../../testing/open-page.tsx';
import { EmptyRanking, type NextStep } from './EmptyRanking.tsx';
import { getPrize } from './prizes.ts';

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
  ['has no podium below the line about the week that has ended', true, 0],
  ['has an empty podium in the first week', false, 1],
])('the ranking without points %s', (_what, hasEndedWeek, podiums) => {
  const { container } = renderWithStores(
    <EmptyRanking step="predict" game={GAME} week={6} hasEndedWeek={hasEndedWeek} />,
    createVisitorStores(),
  );
  expect(container.querySelectorAll('ol')).toHaveLength(podiums);
});

test('the empty podium of the ranking has the first place highest and the third lowest', () => {
  const { container } = renderWithStores(
    <EmptyRanking step="predict" game={GAME} week={6} />,
    createVisitorStores(),
  );
  const steps = [...container.querySelectorAll('ol > li > span')].map(({ className, textContent }) => ({
    place: textContent,
    height: Number(/min-h-(\d+)/.exec(className)?.[1]),
  }));
  expect(steps.toSorted((a, b) => b.height - a.height).map(({ place }) => place)).toEqual(['1', '2', '3']);
});

test.each([
  [6, ['2', '1', '3']],
  [null, ['2', '1', '3']],
])(
  'the empty podium of the table of week %s is hidden from screen readers and has its own prizes',
  (week, places) => {
    const { container } = renderWithStores(
      <EmptyRanking step="predict" game={GAME} week={week} />,
      createVisitorStores(),
    );
    const podium = container.querySelector('ol');
    expect(podium?.getAttribute('aria-hidden')).toBe('true');
    const names = places.map(
      (place) => getPrize(week === null ? 'general' : 'week', Number(place))?.name ?? '',
    );
    expect([...(podium?.children ?? [])].map(({ textContent }) => textContent)).toEqual(
      places.map((place, index) => `${names[index]}${place}`),
    );
  },
);
