import { answerElsewhere, press, rightAnswer, seeModal, seeTrivia, step } from '../actions.ts';
import { recipe } from '../recipe.ts';
import { fill, sendAndMeetTrivia } from '../scenes.ts';

/** The trivia that was answered on another phone while it stood here. */
export const questionAnsweredByUser = recipe({
  id: 'modal/questionAnsweredByUser',
  title: 'Contestas la misma trivia en dos celulares',
  tags: ['trivia', 'errores'],
  covers: [
    'modal:questionAnsweredByUser',
    'msg:This User already answer this question',
    'error:This User already answer this question→modal:questionAnsweredByUser',
  ],
  world: { as: 'nico', route: '/games' },
  steps: [
    step('Nico sella su boleto en Partidos', 'Con él llega la trivia.', [...fill(1), ...sendAndMeetTrivia()]),
    step('La contesta en su otro celular', 'Aquí la pregunta sigue abierta.', [
      seeTrivia('question'),
      answerElsewhere(7),
    ]),
    step('Elige su respuesta otra vez', 'Quiere sumar doble.', press(rightAnswer(7)), press('Continuar')),
    step(
      'Solo hay una oportunidad',
      'La primera respuesta es la que vale.',
      seeModal('questionAnsweredByUser'),
    ),
  ],
  expect: [
    { sees: { modal: 'questionAnsweredByUser' } },
    { request: 'POST /api/trivia/answer', times: 1, status: 422 },
  ],
});
