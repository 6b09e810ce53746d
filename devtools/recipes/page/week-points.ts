import { openTab, seeText, seeThe, step } from '../actions.ts';
import { recipe } from '../recipe.ts';

/** A week that is over, added up line by line. */
export const weekPoints = recipe({
  id: 'page/week-points',
  title: 'De dónde salieron tus puntos',
  tags: ['quiniela', 'paginas'],
  covers: ['route:/games'],
  world: { as: 'ana', route: '/games' },
  steps: [
    step('Ana abre Partidos', 'Va en la Jornada 7.', seeThe('region', 'Avance de la jornada')),
    step('Regresa a la Jornada 6', 'Esa la envió completa.', openTab(/^Jornada 6/)),
    step(
      'Sus puntos, línea por línea',
      'Marcadores, resultados y trivia.',
      seeThe('heading', 'Esta jornada ya cerró'),
    ),
    step('Y suman lo mismo que el ranking', 'Nada que calcular a mano.', seeText('Total en el ranking')),
  ],
  expect: [{ sees: { games: 'final', count: 9 } }],
});
