import { signal } from '@preact/signals-react';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createVisitorStores, renderWithStores } from '../../testing/open-page.tsx';
import { RewardsPage } from './RewardsPage.tsx';

const stores = createVisitorStores();
const createPlayer = (fillableCount: number) => ({
  ...stores,
  auth: { ...stores.auth, status: signal('authenticated' as const) },
  player: { current: { currentWeek: { fillableCount: signal(fillableCount) } } },
});

const getAddress = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

test.each([
  ['a visitor', stores, 'Quiero jugar', '/user/register'],
  ['a player with a game to predict', createPlayer(1), 'Hacer mis pronósticos', '/games'],
  ['a player with nothing to predict', createPlayer(0), 'Ver los partidos', '/games'],
])('the call to action of Premios for %s is right', (_who, given, name, address) => {
  renderWithStores(<RewardsPage />, given);
  expect(getAddress(name)).toBe(address);
});

test('the sentence about the full rules on Premios links to the terms', () => {
  renderWithStores(<RewardsPage />, stores);
  expect(getAddress('Términos y Condiciones')).toBe('/T&C');
});

test('Premios names no winner before a winner is confirmed', () => {
  renderWithStores(<RewardsPage />, stores);
  expect(screen.queryByRole('table')).toBeNull();
  expect(screen.getByText(/^Aquí verás a los ganadores/)).toBeTruthy();
});

test('the question about the points on Premios leads to its answer', () => {
  renderWithStores(<RewardsPage />, stores);
  expect(getAddress('¿Más dudas? Así se cuentan los puntos')).toBe('/faq#como-sumo-puntos');
});

test('the steps to claim a prize are numbered from 1', () => {
  renderWithStores(<RewardsPage />, stores);
  const first = screen.getByText(/^Te buscamos por correo/).closest('li');
  const steps = [...(first?.parentElement?.children ?? [])].map((step) => step.firstChild?.textContent);
  expect(steps).toEqual(['1', '2', '3']);
});
