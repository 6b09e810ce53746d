import { editTrivia, press, rightAnswer, seeTrivia, step, wrongAnswer } from '../actions.ts';
import { recipe } from '../recipe.ts';
import { fill, sendAndMeetTrivia } from '../scenes.ts';

export const question = recipe({
  id: 'trivia/question',
  title: 'Con tu boleto llega la trivia',
  tags: ['trivia'],
  world: { as: 'nico', route: '/games' },
  steps: [
    step('Nico llena un marcador', 'Es su primera vez en Partidos.', fill(1)),
    step('Sella su boleto', 'Lo envía y acepta.', sendAndMeetTrivia()),
    step('Le llega la trivia', 'Una pregunta vale 1 punto extra.'),
  ],
  alsoExpect: [{ request: 'POST /api/trivia/answer', times: 0 }, { pools: 1 }],
});

export const correct = recipe({
  id: 'trivia/correct',
  title: 'Le atinas a la trivia',
  tags: ['trivia'],
  covers: ['trivia:question'],
  world: { as: 'nico', route: '/games' },
  steps: [
    step('Nico sella su boleto en Partidos', 'Con él llega la trivia.', [...fill(1), ...sendAndMeetTrivia()]),
    step('Elige su respuesta', 'Esta sí se la sabe.', [seeTrivia('question'), press(rightAnswer(7))]),
    step('La envía', 'Solo tiene una oportunidad.', press('Continuar')),
    step('¡Le atinó!', 'Suma 1 punto extra.'),
  ],
  alsoExpect: [{ request: 'POST /api/trivia/answer', times: 1, status: 200 }],
});

export const incorrect = recipe({
  id: 'trivia/incorrect',
  title: 'Fallas la trivia',
  tags: ['trivia'],
  covers: ['trivia:question'],
  world: { as: 'nico', route: '/games' },
  steps: [
    step('Nico sella su boleto en Partidos', 'Con él llega la trivia.', [...fill(1), ...sendAndMeetTrivia()]),
    step('Elige sin estar seguro', 'Se va por la primera que le suena.', [
      seeTrivia('question'),
      press(wrongAnswer(7)),
    ]),
    step('La envía', 'Solo tiene una oportunidad.', press('Continuar')),
    step('Esta no era', 'Sus pronósticos siguen en juego.'),
  ],
  alsoExpect: [{ request: 'POST /api/trivia/answer', times: 1, status: 200 }],
});

export const empty = recipe({
  id: 'trivia/empty',
  title: 'La trivia llega sin respuestas',
  tags: ['trivia'],
  world: { as: 'nico', route: '/games' },
  steps: [
    step('Nico llena un marcador', 'Está en Partidos.', fill(1)),
    step('Alguien borra las opciones', 'La trivia se queda sin respuestas.', editTrivia(7, { options: [] })),
    step('Nico sella su boleto', 'Con él llega la trivia.', sendAndMeetTrivia()),
    step('No hay qué elegir', 'La app lo dice y lo deja seguir.'),
  ],
  alsoExpect: [{ request: 'POST /api/trivia/answer', times: 0 }, { pools: 1 }],
});
