import { render, screen } from '@testing-library/react';
import { test } from 'vitest';
import { PrizeBoard } from './PrizeBoard.tsx';

test('Premios without prizes says that the prizes are coming', () => {
  render(<PrizeBoard prizes={[]} />);
  screen.getByText('Estamos armando la bolsa de premios. Vuelve pronto.');
});
