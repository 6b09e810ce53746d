import { answer, later, predict, press, seeModal, step } from '../actions.ts';
import { recipe } from '../recipe.ts';

/** The game that closes while its score is being filled in. */
export const poolGameNotAvailable = recipe({
  id: 'modal/poolGameNotAvailable',
  title: 'Cierra un partido mientras llenas',
  tags: ['quiniela', 'errores'],
  covers: ['modal:poolGameNotAvailable', 'msg:No bet time', 'error:No bet time→modal:poolGameNotAvailable'],
  world: { as: 'nico', at: 'cierre(7, 1) - 1m', route: '/games' },
  steps: [
    step('Nico llena un marcador', 'Falta un minuto para el cierre.', predict(1, 2, 1)),
    step('Pasan dos minutos', 'La página quedó abierta y no se enteró.', later('2m', { silent: true })),
    step(
      'Envía su pronóstico',
      'Él lo ve abierto todavía.',
      press('Enviar pronóstico (1)'),
      answer('sendPool', 'Sí, enviar'),
    ),
    step(
      'El partido ya cerró',
      'No se guarda nada y su borrador sigue ahí.',
      seeModal('poolGameNotAvailable'),
    ),
  ],
  expect: [
    { sees: { modal: 'poolGameNotAvailable' } },
    { request: 'POST /api/pool/user', times: 1, status: 422 },
    { pools: 0 },
  ],
});
