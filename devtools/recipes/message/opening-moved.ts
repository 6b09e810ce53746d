import { editWeek, seeModal, step } from '../actions.ts';
import { recipe } from '../recipe.ts';
import { fill, sendReady } from '../scenes.ts';

/** The week whose opening is put off while it is being filled in. */
export const openingMoved = recipe({
  id: 'message/opening-moved',
  title: 'Atrasan la apertura cuando ya llenaste',
  tags: ['errores', 'quiniela'],
  covers: [
    'msg:Bet date is before the start of the week',
    'error:Bet date is before the start of the week→modal:poolNotAvailable',
  ],
  world: { as: 'nico', at: 'apertura(8, 1) + 1h', route: '/games' },
  steps: [
    step('Nico madruga con la Jornada 8', 'Está en Partidos; abrió hace una hora.', fill(1)),
    step(
      'La liga atrasa la apertura',
      'Abrirá con la jornada, no una semana antes.',
      editWeek(8, { before_weeks_bet: 0 }),
    ),
    step('Nico envía su pronóstico', 'En su pantalla ya estaba abierto.', sendReady(1)),
    step('Todavía no es momento', 'Su borrador se queda guardado.', seeModal('poolNotAvailable')),
  ],
  expect: [
    { sees: { modal: 'poolNotAvailable' } },
    { request: 'POST /api/pool/user', times: 1, status: 422 },
    { pools: 0 },
  ],
});
