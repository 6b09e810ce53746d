import { comeBack, editGame, game, seeGames, step } from '../actions.ts';
import { recipe } from '../recipe.ts';
import { fill } from '../scenes.ts';

/** A game that is put off while a score for it waits to be sent. */
export const gamesPostponed = recipe({
  id: 'page/games-postponed',
  title: 'Posponen un partido por lluvia',
  tags: ['paginas', 'quiniela'],
  covers: ['route:/games'],
  world: { as: 'nico', route: '/games' },
  steps: [
    step('Nico llena un marcador', 'Está en Partidos.', fill(1)),
    step('Llueve y lo posponen', 'La liga avisa.', editGame(game(7, 1), { status: 'pospuesto' })),
    step('Nico vuelve a la app', 'La lista se pone al día sola.', comeBack()),
    step('Su tarjeta dice Pospuesto', 'Los otros ocho siguen abiertos.', seeGames('postponed', 1)),
  ],
  expect: [{ sees: { games: 'postponed', count: 1 } }, { sees: { games: 'open', count: 8 } }],
});
