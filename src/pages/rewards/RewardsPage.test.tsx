import { signal } from '@preact/signals-react';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createVisitorStores, renderWithStores } from '../../testing/open-page.tsx';
import { PrizeBoard, RewardsPage, Winners } from './RewardsPage.tsx';

const stores = createVisitorStores();
const player = { ...stores, auth: { ...stores.auth, status: signal('authenticated' as const) } };

const getAddress = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

test('Premios links a visitor to the registration and a player to Partidos', () => {
  const { unmount } = renderWithStores(<RewardsPage />, stores);
  expect(getAddress('Quiero jugar')).toBe('/user/register');
  unmount();
  renderWithStores(<RewardsPage />, player);
  expect(getAddress('Hacer mis pronósticos')).toBe('/games');
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
