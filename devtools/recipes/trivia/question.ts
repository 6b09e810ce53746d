import { seeTrivia, step } from '../actions.ts';
import { recipe } from '../recipe.ts';
import { fill, sendAndMeetTrivia } from '../scenes.ts';

/** The question that comes with a boleto. */
export const question = recipe({
  id: 'trivia/question',
  title: 'Con tu boleto llega la trivia',
  tags: ['trivia'],
  covers: ['trivia:question'],
  world: { as: 'nico', route: '/games' },
  steps: [
    step('Nico llena un marcador', 'Es su primera vez en Partidos.', fill(1)),
    step('Sella su boleto', 'Lo envía y acepta.', sendAndMeetTrivia()),
    step('Le llega la trivia', 'Una pregunta vale 1 punto extra.', seeTrivia('question')),
  ],
  expect: [{ sees: { trivia: 'question' } }, { request: 'POST /api/trivia/answer', times: 0 }, { pools: 1 }],
});
