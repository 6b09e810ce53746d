import { press, rightAnswer, seeTrivia, step } from '../actions.ts';
import { recipe } from '../recipe.ts';
import { fill, sendAndMeetTrivia } from '../scenes.ts';

/** The right answer. */
export const correct = recipe({
  id: 'trivia/correct',
  title: 'Le atinas a la trivia',
  tags: ['trivia'],
  covers: ['trivia:question', 'trivia:correct'],
  world: { as: 'nico', route: '/games' },
  steps: [
    step('Nico sella su boleto en Partidos', 'Con él llega la trivia.', [...fill(1), ...sendAndMeetTrivia()]),
    step('Elige su respuesta', 'Esta sí se la sabe.', [seeTrivia('question'), press(rightAnswer(7))]),
    step('La envía', 'Solo tiene una oportunidad.', press('Continuar')),
    step('¡Le atinó!', 'Suma 1 punto extra.', seeTrivia('correct')),
  ],
  expect: [{ sees: { trivia: 'correct' } }, { request: 'POST /api/trivia/answer', times: 1, status: 200 }],
});
