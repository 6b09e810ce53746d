import { seeThe, step } from '../actions.ts';
import { recipe } from '../recipe.ts';

/** The week's table before its first result. */
export const rankingDayOne = recipe({
  id: 'page/ranking-day-one',
  title: 'El ranking antes del primer gol',
  tags: ['ranking', 'paginas'],
  covers: ['route:/ranking'],
  world: { as: 'nico', route: '/ranking' },
  steps: [
    step('Nico abre el Ranking', 'Es miércoles y nadie ha jugado.', seeThe('heading', 'Ranking')),
    step(
      'Nada de ceros',
      'Se prende cuando termine el primer partido.',
      seeThe('heading', 'El ranking se prende cuando termine el primer partido.'),
    ),
    step('Mientras, a pronosticar', 'Un botón lo lleva.', seeThe('link', 'Hacer mis pronósticos')),
  ],
  expect: [
    { sees: { target: { role: 'heading', name: 'El ranking se prende cuando termine el primer partido.' } } },
  ],
});
