import { seeThe, step } from '../actions.ts';
import { recipe } from '../recipe.ts';

/** Bonus: the board of the trivias, and things to take along. */
export const bonus = recipe({
  id: 'page/bonus',
  title: 'Tu tabla de trivias, frijol por frijol',
  tags: ['paginas', 'trivia'],
  covers: ['route:/bonus'],
  world: { as: 'ana', route: '/bonus' },
  steps: [
    step('Ana abre Bonus', 'Lleva seis jornadas jugadas.', seeThe('heading', 'Bonus')),
    step('Su tabla se llena', 'Un frijol por cada acierto.', seeThe('heading', 'Tu tabla de trivias')),
    step('Y algo para llevar', 'Fondos, listas y cupones.', seeThe('heading', 'Para llevar')),
  ],
  expect: [{ sees: { target: { role: 'heading', name: 'Tu tabla de trivias' } } }],
});
