import { editWeek, seeModal, step } from '../actions.ts';
import { recipe } from '../recipe.ts';
import { fill, sendReady } from '../scenes.ts';

/** The week that an administrator closes while it is being filled in. */
export const poolWeekNotValid = recipe({
  id: 'modal/poolWeekNotValid',
  title: 'Cierran la jornada antes de tiempo',
  tags: ['quiniela', 'errores'],
  covers: ['modal:poolWeekNotValid', 'msg:Bet not allowed', 'error:Bet not allowed→modal:poolWeekNotValid'],
  world: { as: 'nico', route: '/games' },
  steps: [
    step('Nico llena tres marcadores', 'Está en Partidos, dos días antes del primero.', fill(3)),
    step('La liga detiene la jornada', 'El administrador la cierra completa.', editWeek(7, { closed: true })),
    step('Nico envía sus pronósticos', 'En su pantalla sigue abierta.', sendReady(3)),
    step('La jornada no está disponible', 'No se guarda ninguno.', seeModal('poolWeekNotValid')),
  ],
  expect: [
    { sees: { modal: 'poolWeekNotValid' } },
    { request: 'POST /api/pool/user', times: 1, status: 422 },
    { pools: 0 },
  ],
});
