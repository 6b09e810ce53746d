import { editTrivia, seeTrivia, step } from '../actions.ts';
import { recipe } from '../recipe.ts';
import { fill, sendAndMeetTrivia } from '../scenes.ts';

/** The question that came without anything to choose from. */
export const empty = recipe({
  id: 'trivia/empty',
  title: 'La trivia llega sin respuestas',
  tags: ['trivia'],
  covers: ['trivia:empty'],
  world: { as: 'nico', route: '/games' },
  steps: [
    step('Nico llena un marcador', 'Está en Partidos.', fill(1)),
    step('Alguien borra las opciones', 'La trivia se queda sin respuestas.', editTrivia(7, { options: [] })),
    step('Nico sella su boleto', 'Con él llega la trivia.', sendAndMeetTrivia()),
    step('No hay qué elegir', 'La app lo dice y lo deja seguir.', seeTrivia('empty')),
  ],
  expect: [{ sees: { trivia: 'empty' } }, { request: 'POST /api/trivia/answer', times: 0 }, { pools: 1 }],
});
