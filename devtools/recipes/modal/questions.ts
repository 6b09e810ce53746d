import { answerElsewhere, press, removeTrivia, rightAnswer, seeTrivia, step } from '../actions.ts';
import { recipe } from '../recipe.ts';
import { fill, sendAndMeetTrivia } from '../scenes.ts';

export const questionAnsweredByUser = recipe({
  id: 'modal/questionAnsweredByUser',
  title: 'Contestas la misma trivia en dos celulares',
  tags: ['trivia', 'errores'],
  says: 'This User already answer this question',
  world: { as: 'nico', route: '/games' },
  steps: [
    step('Nico sella su boleto en Partidos', 'Con él llega la trivia.', [...fill(1), ...sendAndMeetTrivia()]),
    step('La contesta en su otro celular', 'Aquí la pregunta sigue abierta.', [
      seeTrivia('question'),
      answerElsewhere(7),
    ]),
    step('Elige su respuesta otra vez', 'Quiere sumar doble.', press(rightAnswer(7)), press('Continuar')),
    step('Solo hay una oportunidad', 'La primera respuesta es la que vale.'),
  ],
  alsoExpect: [{ request: 'POST /api/trivia/answer', times: 1, status: 422 }],
});

export const questionNotFound = recipe({
  id: 'modal/questionNotFound',
  title: 'Retiran la trivia mientras la piensas',
  tags: ['trivia', 'errores'],
  says: 'Question Not Found',
  world: { as: 'nico', route: '/games' },
  steps: [
    step('Nico sella su boleto en Partidos', 'Con él llega la trivia.', [...fill(1), ...sendAndMeetTrivia()]),
    step('Elige su respuesta', 'Todavía lo está pensando.', [seeTrivia('question'), press(rightAnswer(7))]),
    step('Retiran la pregunta', 'Tenía un error y el administrador la quita.', removeTrivia(7)),
    step('Nico contesta', 'El servidor ya no la encuentra.', press('Continuar')),
    step('La pregunta se voló', 'Su pronóstico sí quedó registrado.'),
  ],
  alsoExpect: [{ request: 'POST /api/trivia/answer', times: 1, status: 404 }, { pools: 1 }],
});
