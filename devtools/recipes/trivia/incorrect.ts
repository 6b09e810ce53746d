import { press, seeTrivia, step, wrongAnswer } from '../actions.ts';
import { recipe } from '../recipe.ts';
import { fill, sendAndMeetTrivia } from '../scenes.ts';

/** A wrong answer. */
export const incorrect = recipe({
  id: 'trivia/incorrect',
  title: 'Fallas la trivia',
  tags: ['trivia'],
  covers: ['trivia:question', 'trivia:incorrect'],
  world: { as: 'nico', route: '/games' },
  steps: [
    step('Nico sella su boleto en Partidos', 'Con él llega la trivia.', [...fill(1), ...sendAndMeetTrivia()]),
    step('Elige sin estar seguro', 'Se va por la primera que le suena.', [
      seeTrivia('question'),
      press(wrongAnswer(7)),
    ]),
    step('La envía', 'Solo tiene una oportunidad.', press('Continuar')),
    step('Esta no era', 'Sus pronósticos siguen en juego.', seeTrivia('incorrect')),
  ],
  expect: [{ sees: { trivia: 'incorrect' } }, { request: 'POST /api/trivia/answer', times: 1, status: 200 }],
});
