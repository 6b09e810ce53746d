import { signal } from '@preact/signals-react';
import { render, screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { createVisitorStores } from '../../testing/open-page.tsx';
import { PrizeBoard } from './PrizeBoard.tsx';
import { RewardsPage } from './RewardsPage.tsx';
import { Winners } from './Winners.tsx';

const stores = createVisitorStores();
const player = { ...stores, auth: { ...stores.auth, status: signal('authenticated' as const) } };

function page(seenBy = stores) {
  return (
    <MemoryRouter>
      <RewardsPage {...seenBy} />
    </MemoryRouter>
  );
}

const getAddress = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

test('Premios has headings for the prizes, for how they are decided, for their delivery and for the winners', () => {
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

test('Premios has the badge “Ejemplo”, because its prizes and winners are samples', () => {
  render(page());
  screen.getByText('Ejemplo');
});

test('Premios shows the name, the number of units and the value of the prize for the first place', () => {
  render(page());
  const first = screen.getByText('1.er lugar').closest('li');
  expect(first?.textContent).toContain('Pantalla de 55 pulgadas1 por jornadaValor: [monto]');
});

test('Premios marks `[plazo]`, the placeholder for the time in which a winner must answer, with a `mark` element', () => {
  render(page());
  expect(screen.getByText('[plazo]').tagName).toBe('MARK');
});

test('Premios says that ties are never broken by lot', () => {
  render(page());
  screen.getByText(/Nunca por sorteo\./);
});

test('Premios links to the terms', () => {
  render(page());
  expect(getAddress('Términos y Condiciones')).toBe('/T&C');
});

test('Premios links to the answer about points in Preguntas Frecuentes', () => {
  render(page());
  expect(getAddress('¿Más dudas? Así se cuentan los puntos')).toBe('/faq#como-sumo-puntos');
});

test('Premios links a visitor to the registration with “Quiero jugar”', () => {
  render(page());
  expect(getAddress('Quiero jugar')).toBe('/user/register');
});

test('Premios links a player to Partidos', () => {
  render(page(player));
  expect(getAddress('Hacer mis pronósticos')).toBe('/games');
});

test('the table of winners on Premios shows only the nickname, state, prize and week of a winner', () => {
  render(
    <Winners winners={[{ nickname: 'Lupita_S', state: 'Puebla', prize: 'El balón', week: 'Jornada 6' }]} />,
  );
  screen.getByRole('row', { name: 'Lupita_S Puebla El balón Jornada 6' });
});

test('the empty list of winners on Premios says when the first winners are published', () => {
  render(<Winners winners={[]} />);
  screen.getByText(/en cuanto termine la Jornada 1/);
});

test('an empty list of prizes on Premios says that the prizes are coming', () => {
  render(<PrizeBoard prizes={[]} />);
  screen.getByText('Estamos armando la bolsa de premios. Vuelve pronto.');
});

test('the static markup of Premios has no style attribute', () => {
  expect(renderToStaticMarkup(page())).not.toMatch(/ style=/);
});
