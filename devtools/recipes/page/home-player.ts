import { follow, go, seeGames, seeThe, step } from '../actions.ts';
import { recipe } from '../recipe.ts';

/** Inicio as a new player meets it: three touches to the first boleto. */
export const homePlayer = recipe({
  id: 'page/home-player',
  title: 'Tu primer boleto, en tres toques',
  tags: ['paginas', 'quiniela'],
  covers: ['route:/', 'route:/games'],
  world: { as: 'nico', route: '/' },
  steps: [
    step(
      'Nico estrena su cuenta',
      'Inicio le explica cómo se hace un boleto.',
      seeThe('heading', 'Tu primer boleto, en tres toques'),
    ),
    step(
      'Se va a llenar el primero',
      'La jornada tiene nueve.',
      follow('Llenar mi primer partido'),
      seeGames('open', 9),
    ),
    step(
      'Regresa a ver cuánto falta',
      'La tarjeta lo espera hasta que envíe uno.',
      go('/'),
      seeThe('heading', 'Tu primer boleto, en tres toques'),
    ),
  ],
  expect: [{ sees: { target: { role: 'heading', name: 'Tu primer boleto, en tres toques' } } }],
});
