import { signal } from '@preact/signals-react';
import { render, screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { createStorage } from '../../lib/storage.ts';
import { createStores } from '../../stores/index.ts';
import { PrizeBoard } from './PrizeBoard.tsx';
import { RewardsPage } from './RewardsPage.tsx';
import { Winners } from './Winners.tsx';

const stores = createStores({ baseUrl: '', clock: { now: () => 0 }, storage: createStorage(null) });
const player = { ...stores, auth: { ...stores.auth, status: signal('authenticated' as const) } };

function page(seenBy = stores) {
  return (
    <MemoryRouter>
      <RewardsPage {...seenBy} />
    </MemoryRouter>
  );
}

const addressOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

test('the page tells what is won, how it is decided, how it is received and who has won', () => {
  render(page());
  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
    'Lo que se gana',
    'Cada jornada',
    'Al cierre del torneo',
    'Así se decide',
    'Así recibes tu premio',
    'Ya ganaron',
  ]);
});

test('the prizes are marked as a sample', () => {
  render(page());
  screen.getByText('Ejemplo');
});

test('each prize says its place, how many there are and what is still to be confirmed', () => {
  render(page());
  const first = screen.getByText('1.er lugar').closest('li');
  expect(first?.textContent).toContain('Pantalla de 55 pulgadas1 por jornadaValor: [monto]');
});

test('the gaps of the delivery stay in sight', () => {
  render(page());
  expect(screen.getByText('[plazo]').tagName).toBe('MARK');
});

test('ties are never broken by lot', () => {
  render(page());
  screen.getByText(/Nunca por sorteo\./);
});

test('the terms are one link away', () => {
  render(page());
  expect(addressOf('Términos y Condiciones')).toBe('/T&C');
});

test('who wants to know more of the points lands on that answer', () => {
  render(page());
  expect(addressOf('¿Más dudas? Así se cuentan los puntos')).toBe('/faq#como-sumo-puntos');
});

test('a visitor is offered to play', () => {
  render(page());
  expect(addressOf('Quiero jugar')).toBe('/user/register');
});

test('a player is sent to the games', () => {
  render(page(player));
  expect(addressOf('Hacer mis pronósticos')).toBe('/games');
});

test('a winner is told by nickname, state, prize and week alone', () => {
  render(
    <Winners winners={[{ nickname: 'Lupita_S', state: 'Puebla', prize: 'El balón', week: 'Jornada 6' }]} />,
  );
  screen.getByRole('row', { name: 'Lupita_S Puebla El balón Jornada 6' });
});

test('before the first winner the page says when they come', () => {
  render(<Winners winners={[]} />);
  screen.getByText(/en cuanto termine la Jornada 1/);
});

test('without prizes the page says that they are on their way', () => {
  render(<PrizeBoard prizes={[]} />);
  screen.getByText('Estamos armando la bolsa de premios. Vuelve pronto.');
});

test('the served page has no style attribute', () => {
  expect(renderToStaticMarkup(page())).not.toMatch(/ style=/);
});
