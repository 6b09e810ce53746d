import {
  answer,
  choose,
  go,
  openTab,
  press,
  seeGames,
  seeText,
  seeTrivia,
  step,
  travelTo,
} from '../actions.ts';
import { recipe } from '../recipe.ts';
import { fill, sendReady } from '../scenes.ts';

/** A whole week, from the day it opens to the points in the ranking. */
export const weekToPoints = recipe({
  id: 'flow/week-to-points',
  title: 'Una jornada completa: de que abre a tus puntos',
  tags: ['flujos', 'quiniela', 'ranking'],
  covers: ['modal:poolsSent', 'trivia:question', 'route:/games', 'route:/ranking'],
  world: { as: 'nico', at: 'apertura(8, 1) - 1m', route: '/games' },
  steps: [
    step('Falta un minuto para que abra la Jornada 8', 'Nico ya está en Partidos.', [
      openTab(/^Jornada 8/),
      seeText('Esta jornada abre'),
    ]),
    step('Abre la jornada', 'Los partidos se dejan llenar.', travelTo('apertura(8, 9) + 1m'), [
      openTab(/^Jornada 8/),
      seeGames('open', 9),
    ]),
    step('Llena los nueve', 'Dos a uno en todos: es de los suyos.', fill(9)),
    step('Envía su boleto', 'Completo, de una vez.', sendReady(9), answer('poolsSent', 'Aceptar')),
    step('Deja la trivia para después', 'Puede contestarla mientras dure la jornada.', [
      seeTrivia('question'),
      press('Regresar'),
      seeGames('sent', 9),
    ]),
    step('Arranca el primer partido', 'Ya se ve en vivo.', travelTo('inicio(8, 1) + 30m'), [
      openTab(/^Jornada 8/),
      seeGames('live', 1),
    ]),
    step('Termina la jornada', 'Cada partido dice cuánto le dio.', travelTo('final(8, 9) + 1h'), [
      openTab(/^Jornada 8/),
      seeGames('final', 9),
      seeText('Total en el ranking'),
    ]),
    step('Y su lugar en la tabla', 'Los mismos puntos, partido por partido.', go('/ranking'), [
      choose('Jornada', 'Jornada 8'),
      seeText('Así quedó la tabla de la Jornada 8.'),
    ]),
  ],
  expect: [
    { sees: { text: 'Así quedó la tabla de la Jornada 8.' } },
    { request: 'POST /api/pool/user', times: 1, status: 200 },
    { pools: 1 },
  ],
});
