import { openTab, seeGames, seeThe, step } from '../actions.ts';
import { recipe } from '../recipe.ts';

/** A week that has not opened. */
export const gamesUnopenedWeek = recipe({
  id: 'page/games-unopened-week',
  title: 'La jornada que todavía no abre',
  tags: ['paginas', 'quiniela'],
  covers: ['route:/games'],
  world: { as: 'nico', route: '/games' },
  steps: [
    step('Nico abre Partidos', 'Va en la Jornada 7.', seeGames('open', 9)),
    step('Se adelanta a la Jornada 9', 'Faltan semanas para esa.', openTab(/^Jornada 9/)),
    step(
      'Todavía no abre',
      'Le dicen qué día, y puede pedir que le recuerden.',
      seeThe('heading', /^Esta jornada abre el/),
      seeThe('button', 'Recuérdame'),
    ),
  ],
  expect: [{ sees: { games: 'next', count: 9 } }],
});
