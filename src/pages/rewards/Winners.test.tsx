import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Winners } from './Winners.tsx';

test('the table of winners on Premios shows only the nickname, state, prize and week of a winner', () => {
  render(
    <Winners winners={[{ nickname: 'Lupita_S', state: 'Puebla', prize: 'El balón', week: 'Jornada 6' }]} />,
  );
  screen.getByRole('row', { name: 'Lupita_S Puebla El balón Jornada 6' });
});

test('Premios without winners says when they are published', () => {
  render(<Winners winners={[]} />);
  screen.getByText(/en cuanto confirmemos sus datos/);
});

test('the empty place of the winners on Premios has the card “El premio” of the deck', () => {
  const { container } = render(<Winners winners={[]} />);
  expect(container.querySelector('use')?.getAttribute('href')).toMatch(/#trophy$/);
});

test('the columns of the table of winners are named in the order of their cells', () => {
  render(
    <Winners winners={[{ nickname: 'Lupita_S', state: 'Puebla', prize: 'El balón', week: 'Jornada 6' }]} />,
  );
  const heads = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
  expect(heads).toEqual(['Apodo', 'Estado', 'Premio']);
});
