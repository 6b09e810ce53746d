import { openTab, seeGames, seeThe, step } from '../actions.ts';
import { recipe } from '../recipe.ts';

/** A play-off whose games nobody knows yet. */
export const gamesNoCalendar = recipe({
  id: 'page/games-no-calendar',
  title: 'La final, cuando aún no hay finalistas',
  tags: ['paginas', 'quiniela'],
  covers: ['route:/games'],
  world: { as: 'nico', route: '/games' },
  steps: [
    step('Nico abre Partidos', 'Va en la Jornada 7.', seeGames('open', 9)),
    step('Se asoma a la final', 'Nadie sabe quién la juega.', openTab(/^Final · Vuelta/)),
    step(
      'Aún no hay partidos',
      'Aparecen en cuanto salga el calendario.',
      seeThe('heading', 'Aún no hay partidos para esta jornada.'),
    ),
  ],
  expect: [{ sees: { target: { role: 'heading', name: 'Aún no hay partidos para esta jornada.' } } }],
});
