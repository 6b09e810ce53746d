import { press, removeTrivia, rightAnswer, seeModal, seeTrivia, step } from '../actions.ts';
import { recipe } from '../recipe.ts';
import { fill, sendAndMeetTrivia } from '../scenes.ts';

/** The trivia that is withdrawn while somebody thinks about it. */
export const questionNotFound = recipe({
  id: 'modal/questionNotFound',
  title: 'Retiran la trivia mientras la piensas',
  tags: ['trivia', 'errores'],
  covers: [
    'modal:questionNotFound',
    'msg:Question Not Found',
    'error:Question Not Found→modal:questionNotFound',
  ],
  world: { as: 'nico', route: '/games' },
  steps: [
    step('Nico sella su boleto en Partidos', 'Con él llega la trivia.', [...fill(1), ...sendAndMeetTrivia()]),
    step('Elige su respuesta', 'Todavía lo está pensando.', [seeTrivia('question'), press(rightAnswer(7))]),
    step('Retiran la pregunta', 'Tenía un error y el administrador la quita.', removeTrivia(7)),
    step('Nico contesta', 'El servidor ya no la encuentra.', press('Continuar')),
    step('La pregunta se voló', 'Su pronóstico sí quedó registrado.', seeModal('questionNotFound')),
  ],
  expect: [
    { sees: { modal: 'questionNotFound' } },
    { request: 'POST /api/trivia/answer', times: 1, status: 404 },
    { pools: 1 },
  ],
});
