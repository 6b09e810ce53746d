import { fail, go, seeModal, seeText, step } from '../actions.ts';
import { recipe } from '../recipe.ts';

/** Standings whose second half never arrives. */
export const answerCutShort = recipe({
  id: 'message/answer-cut-short',
  title: 'La tabla llega partida a la mitad',
  tags: ['errores', 'ranking'],
  covers: ['modal:networkError'],
  world: { as: 'ana', route: '/faq' },
  steps: [
    step(
      'Ana lee cómo se desempata',
      'Está en Preguntas Frecuentes, con una rayita de señal.',
      seeText('¿Cómo se desempata?'),
    ),
    step(
      'La señal se corta a medias',
      'Cada respuesta llega incompleta.',
      fail({ match: 'GET /api/ranking/week/{week}', effect: { body: 'truncated' }, times: 'always' }),
    ),
    step('Ana abre el Ranking', 'La app pregunta tres veces.', go('/ranking')),
    step('¡Respira!', 'Media tabla no se muestra: puede reintentar.', seeModal('networkError')),
  ],
  expect: [{ sees: { modal: 'networkError' } }, { request: 'GET /api/ranking/week/:week', times: 3 }],
});
