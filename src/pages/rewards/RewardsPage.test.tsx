import { signal } from '@preact/signals-react';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createVisitorStores, renderWithStores } from '../../testing/open-page.tsx';
import { PrizeBoard, RewardsPage, Winners } from './RewardsPage.tsx';

const stores = createVisitorStores();
const createPlayer = (toSend: number) => ({
  ...stores,
  auth: { ...stores.auth, status: signal('authenticated' as const) },
  game: { current: { season: { toSend: signal(toSend) } } },
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

test('the table of winners on Premios shows only the nickname, state, prize and week of a winner', () => {
  render(
    <Winners winners={[{ nickname: 'Lupita_S', state: 'Puebla', prize: 'El balón', week: 'Jornada 6' }]} />,
  );
  screen.getByRole('row', { name: 'Lupita_S Puebla El balón Jornada 6' });
});

test('Premios with empty lists says when the first winners are published and that the prizes are coming', () => {
  render(<Winners winners={[]} />);
  screen.getByText(/en cuanto termine la Jornada 1/);
  render(<PrizeBoard prizes={[]} />);
  screen.getByText('Estamos armando la bolsa de premios. Vuelve pronto.');
});
