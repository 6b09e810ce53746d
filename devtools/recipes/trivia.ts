import {
  choosePick,
  edit,
  fill,
  press,
  rightAnswer,
  screens,
  seeText,
  seeThe,
  seeTrivia,
  sendAndGetTrivia,
  sendTicketAndGetTrivia,
  step,
  wrongAnswer,
} from './actions.ts';
import { type Recipe, recipeWith } from './recipe.ts';

const triviaScreen = recipeWith({ tags: ['trivia'], world: { as: 'nico', route: '/games' } });

export const TRIVIA_RECIPES: readonly Recipe[] = [
  triviaScreen({
    id: 'trivia/question',
    title: 'Con tu boleto llega la trivia',
    spec: ['2.47', '2.48', '2.49', '2.51@3', '2.52@3', '3.24', '4.47', '4.48', '4.52'],
    steps: [
      step('Nico llena un marcador', 'Es su primera vez en Partidos.', fill(1)),
      step('Sella su boleto', 'Lo envía y acepta.', sendAndGetTrivia()),
      step('Le llega la trivia', 'Una pregunta vale 1 punto extra.', [
        seeThe('button', 'Regresar'),
        seeThe('button', 'Continuar'),
      ]),
    ],
    ends: { shows: screens(seeTrivia('question')), calls: { 'POST /api/trivia/answer': [] }, boletos: 1 },
  }),
  triviaScreen({
    id: 'trivia/correct',
    title: 'Le atinas a la trivia',
    spec: ['1.12', '1.17@4', '2.55', '2.56@4', '3.28', '4.49', '7.19', '9.9@4'],
    steps: [
      sendTicketAndGetTrivia(),
      step('Elige su respuesta', 'Esta sí se la sabe.', choosePick(rightAnswer(7))),
      step('La envía', 'Solo tiene una oportunidad.', press('Continuar'), seeText(/Excelente.*Felicidades/s)),
      step('¡Le atinó!', 'Suma 1 punto extra.', seeText(/\+1\s+punto extra/)),
    ],
    ends: { shows: screens(seeTrivia('correct')), calls: { 'POST /api/trivia/answer': [200] } },
  }),
  triviaScreen({
    id: 'trivia/incorrect',
    title: 'Fallas la trivia',
    spec: ['2.57', '2.58', '4.50'],
    steps: [
      sendTicketAndGetTrivia(),
      step('Elige sin estar seguro', 'Se va por la primera que le suena.', choosePick(wrongAnswer(7))),
      step('La envía', 'Solo tiene una oportunidad.', press('Continuar')),
      step('Esta no era', 'Sus pronósticos siguen en juego.'),
    ],
    ends: { shows: screens(seeTrivia('incorrect')), calls: { 'POST /api/trivia/answer': [200] } },
  }),
  triviaScreen({
    id: 'trivia/empty',
    title: 'La trivia llega sin respuestas',
    spec: ['2.53', '2.54'],
    steps: [
      step('Nico llena un marcador', 'Está en Partidos.', fill(1)),
      step('Alguien borra las opciones', 'La trivia se queda sin respuestas.', [
        edit('trivias', { triviaOf: 7 }, { options: [] }),
      ]),
      step('Nico sella su boleto', 'Con él llega la trivia.', sendAndGetTrivia()),
      step('No hay qué elegir', 'La app lo dice y lo deja seguir.'),
    ],
    ends: { shows: screens(seeTrivia('empty')), calls: { 'POST /api/trivia/answer': [] }, boletos: 1 },
  }),
];
