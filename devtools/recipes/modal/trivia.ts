import { answerElsewhere, press, removeTrivia, rightAnswer, seeTrivia, step } from '../actions.ts';
import { choosePick, meetTrivia } from '../common-steps.ts';
import { type Recipe, recipeWith } from '../recipe.ts';

const recipe = recipeWith({ tags: ['trivia', 'errores'], world: { as: 'nico', route: '/games' } });

export const MODAL_TRIVIA_RECIPES: readonly Recipe[] = [
  recipe('modal/questionAnsweredByUser', 'Contestas la misma trivia en dos celulares', {
    steps: [
      meetTrivia(),
      step('La contesta en su otro celular', 'Aquí la pregunta sigue abierta.', [
        seeTrivia('question'),
        answerElsewhere(7),
      ]),
      step('Elige su respuesta otra vez', 'Quiere sumar doble.', press(rightAnswer(7)), press('Continuar')),
      step('Solo hay una oportunidad', 'La primera respuesta es la que vale.'),
    ],
    ends: {
      shows: { modal: 'questionAnsweredByUser' },
      because: 'This User already answer this question',
      calls: { 'POST /api/trivia/answer': { times: 1, status: 422 } },
    },
  }),
  recipe('modal/questionNotFound', 'Retiran la trivia mientras la piensas', {
    steps: [
      meetTrivia(),
      step('Elige su respuesta', 'Todavía lo está pensando.', choosePick(rightAnswer(7))),
      step('Retiran la pregunta', 'Tenía un error y el administrador la quita.', removeTrivia(7)),
      step('Nico contesta', 'El servidor ya no la encuentra.', press('Continuar')),
      step('La pregunta se voló', 'Su pronóstico sí quedó registrado.'),
    ],
    ends: {
      shows: { modal: 'questionNotFound' },
      because: 'Question Not Found',
      calls: { 'POST /api/trivia/answer': { times: 1, status: 404 } },
      boletos: 1,
    },
  }),
];
