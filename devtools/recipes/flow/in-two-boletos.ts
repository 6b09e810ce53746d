import { answer, later, press, seeGames, seeTrivia, step, wrongAnswer } from '../actions.ts';
import { recipe } from '../recipe.ts';
import { fill, sendReady } from '../scenes.ts';

/** Some games now, the rest on another day. */
export const inTwoBoletos = recipe({
  id: 'flow/in-two-boletos',
  title: 'Unos hoy, los demás mañana',
  tags: ['flujos', 'quiniela', 'trivia'],
  covers: ['modal:poolsSent', 'trivia:incorrect', 'route:/games'],
  world: { as: 'nico', route: '/games' },
  steps: [
    step('Nico llena cuatro partidos', 'De los otros todavía no se decide.', fill(4)),
    step('Los envía', 'Esos cuatro ya no cambian.', sendReady(4), answer('poolsSent', 'Aceptar')),
    step('Contesta la trivia', 'Se la juega y falla.', seeTrivia('question'), [
      press(wrongAnswer(7)),
      press('Continuar'),
      seeTrivia('incorrect'),
      press('Aceptar'),
      seeGames('sent', 4),
    ]),
    step('Pasa un día', 'Nico ya se decidió.', later('1d')),
    step('Llena los que faltaban', 'Los enviados ni se mueven.', fill(5)),
    step('Envía el resto', 'Otro boleto de la misma jornada.', sendReady(5), answer('poolsSent', 'Aceptar')),
    step('Jornada completa', 'Nueve de nueve, y sin otra trivia.', seeGames('sent', 9)),
  ],
  expect: [
    { sees: { games: 'sent', count: 9 } },
    { request: 'POST /api/pool/user', times: 2, status: 200 },
    { request: 'POST /api/trivia/answer', times: 1, status: 200 },
    { pools: 2 },
  ],
});
