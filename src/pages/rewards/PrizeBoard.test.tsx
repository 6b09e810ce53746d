import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { PrizeBoard } from './PrizeBoard.tsx';

test('Premios without prizes says that the prizes are coming', () => {
  render(<PrizeBoard prizes={[]} />);
  screen.getByText('Estamos armando la bolsa de premios. Vuelve pronto.');
});

test('a prize of Premios has its card, and below it the places that win it, what it is, how many and its worth', () => {
  render(
    <PrizeBoard
      prizes={[
        {
          art: 'jersey',
          place: '2.º y 3.er lugar',
          what: 'Jersey a elegir',
          howMany: '2 por jornada',
          worth: 'Valor: [monto]',
        },
      ]}
    />,
  );
  const [card, text] = [...screen.getByRole('listitem').children];
  expect(card?.textContent).toBe('5La playera');
  expect(card?.querySelector('use')?.getAttribute('href')).toMatch(/#jersey$/);
  expect(text?.textContent).toBe('2.º y 3.er lugarJersey a elegir2 por jornadaValor: [monto]');
});
