import { fail, go, seeModal, seeText, step } from '../actions.ts';
import { recipe } from '../recipe.ts';

/** Standings that take too long, three times. */
export const gatewayTimeout = recipe({
  id: 'message/gateway-timeout',
  title: 'La tabla tarda demasiado, tres veces',
  tags: ['errores', 'ranking'],
  covers: ['msg:Gateway Timeout', 'error:Gateway Timeout→modal:unpreventedError'],
  world: { as: 'ana', route: '/faq' },
  steps: [
    step('Ana lee cómo se desempata', 'Está en Preguntas Frecuentes.', seeText('¿Cómo se desempata?')),
    step(
      'El servidor anda lento',
      'La tabla no le llega a tiempo: 504.',
      fail({ match: 'GET /api/ranking/week/{week}', effect: { status: 504 }, times: 'always' }),
    ),
    step('Ana abre el Ranking', 'La app pregunta tres veces antes de rendirse.', go('/ranking')),
    step(
      'Un error inesperado',
      'Leer de nuevo no hace daño; por eso insistió.',
      seeModal('unpreventedError'),
    ),
  ],
  expect: [
    { sees: { modal: 'unpreventedError' } },
    { request: 'GET /api/ranking/week/:week', times: 3, status: 504 },
  ],
});
