import { press, seeGames, seeThe, step } from '../actions.ts';
import { recipe } from '../recipe.ts';
import { fill } from '../scenes.ts';

/** Partidos with every state a game can be in before it is played. */
export const gamesHalfSent = recipe({
  id: 'page/games-half-sent',
  title: 'Una jornada a medias',
  tags: ['paginas', 'quiniela'],
  covers: ['route:/games'],
  world: { as: 'ana', route: '/games' },
  steps: [
    step(
      'Ana abre Partidos',
      'Ya envió una parte de la Jornada 7.',
      seeThe('region', 'Avance de la jornada'),
    ),
    step('Llena uno más', 'Queda como borrador en su celular.', fill(1), seeGames('draft', 1)),
    step('Filtra los que faltan', 'Lo enviado se esconde un momento.', press(/^Faltan/)),
    step('Ve solo lo suyo', 'Con su borrador por delante.', seeGames('sent', 0)),
  ],
  expect: [{ sees: { games: 'draft', count: 1 } }, { pools: 0 }],
});
