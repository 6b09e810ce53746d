import { editWeek, seeModal, step } from '../actions.ts';
import { recipe } from '../recipe.ts';
import { fill, sendReady } from '../scenes.ts';

/** The day of the week on which no predictions are taken any more. */
export const poolNotAvailable = recipe({
  id: 'modal/poolNotAvailable',
  title: 'Hoy no se recibe, y te enteras al enviar',
  tags: ['quiniela', 'errores'],
  covers: ['modal:poolNotAvailable', 'msg:No bet day', 'error:No bet day→modal:poolNotAvailable'],
  world: { as: 'nico', at: '2026-08-26 12:00', route: '/games' },
  steps: [
    step('Nico llena dos marcadores', 'Es miércoles y está en Partidos.', fill(2)),
    step(
      'Cambian los días de la jornada',
      'Ahora solo jueves y viernes.',
      editWeek(7, { bet_days: 'jue,vie' }),
    ),
    step('Nico envía sus pronósticos', 'Su pantalla dice lo de antes.', sendReady(2)),
    step('Todavía no es momento', 'Su borrador lo espera hasta mañana.', seeModal('poolNotAvailable')),
  ],
  expect: [
    { sees: { modal: 'poolNotAvailable' } },
    { request: 'POST /api/pool/user', times: 1, status: 422 },
    { pools: 0 },
  ],
});
