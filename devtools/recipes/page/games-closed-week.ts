import { seeThe, step } from '../actions.ts';
import { recipe } from '../recipe.ts';

/** The week whose last game has closed. */
export const gamesClosedWeek = recipe({
  id: 'page/games-closed-week',
  title: 'La jornada ya cerró',
  tags: ['paginas', 'quiniela'],
  covers: ['route:/games'],
  world: { as: 'ana', at: 'cierre(7, 9) + 1m', route: '/games' },
  steps: [
    step(
      'Ana abre Partidos el domingo',
      'El último partido cerró hace un minuto.',
      seeThe('heading', 'Partidos'),
    ),
    step('Ya no hay qué llenar', 'Los campos se fueron.', seeThe('heading', 'Esta jornada ya cerró')),
    step('Le muestran sus puntos', 'Y el camino a la que sigue.', seeThe('link', 'Ver el ranking')),
  ],
  expect: [{ sees: { target: { role: 'heading', name: 'Esta jornada ya cerró' } } }],
});
