import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { HowToPlay } from './HowToPlay.tsx';

test.each([
  ['1. Regístrate gratis', 'El boleto'],
  ['2. Lanza tus marcadores', 'El marcador'],
  ['3. Suma puntos y sube en el ranking', 'El premio'],
])('the step “%s” of Inicio has the card “%s”', (title, card) => {
  render(<HowToPlay />);
  expect(screen.getByRole('heading', { level: 3, name: title }).closest('li')?.textContent).toContain(card);
});
