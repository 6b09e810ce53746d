import { editWeek, fail, go, later, seeModal, seeText, step, travelTo } from '../actions.ts';
import { fill, keepFailing, sendReady } from '../common-steps.ts';
import { type Recipe, recipeWith } from '../recipe.ts';

const recipe = recipeWith({ tags: ['errores', 'quiniela'], world: { as: 'ana', route: '/faq' } });

export const MESSAGE_GAMES_RECIPES: readonly Recipe[] = [
  recipe('message/opening-moved', 'Atrasan la apertura cuando ya llenaste', {
    says: 'Bet date is before the start of the week',
    world: { as: 'nico', at: 'apertura(8, 1) + 1h', route: '/games' },
    steps: [
      step('Nico madruga con la Jornada 8', 'Está en Partidos; abrió hace una hora.', fill(1)),
      step('La liga atrasa la apertura', 'Abrirá con la jornada, no una semana antes.', [
        editWeek(8, { before_weeks_bet: 0 }),
      ]),
      step('Nico envía su pronóstico', 'En su pantalla ya estaba abierto.', sendReady(1)),
      step('Todavía no es momento', 'Su borrador se queda guardado.', seeModal('poolNotAvailable')),
    ],
    alsoExpect: [{ request: 'POST /api/pool/user', times: 1, status: 422 }, { pools: 0 }],
  }),
  recipe('message/no-current-week', 'El torneo terminó y nadie le avisó', {
    says: 'No current week',
    world: { as: 'ana', at: 'final(23, 1) + 6d', route: '/bonus' },
    steps: [
      step('Ana mira sus trivias', 'Está en Bonus; la final fue hace seis días.', [
        seeText('Tu tabla de trivias'),
      ]),
      step('Pasan dos días', 'El servidor cierra la última jornada.', travelTo('final(23, 1) + 8d')),
      step('Ana abre Partidos', 'Busca qué sigue.', go('/games')),
      step('Ya no hay jornada', 'El torneo terminó.', seeModal('poolWeekNotValid')),
    ],
    alsoExpect: [{ request: 'GET /api/week/current', status: 404 }],
  }),
  recipe('message/not-found', 'El servidor perdió la lista de jornadas', {
    says: 'Not Found',
    world: { as: 'nico', route: '/bonus' },
    steps: [
      step('Nico se asoma a Bonus', 'Todo va bien.', seeText('La trivia llega con tu boleto')),
      step('Deja su celular diez minutos', 'Se fue por botana.', later('10m')),
      step('Se cae una parte del servidor', 'Contesta que esa página no existe.', [
        keepFailing('GET /api/weeks', 404),
      ]),
      step('Nico abre Partidos', 'Ahí hace falta la lista.', go('/games')),
      step('No se pudo conectar', 'Le pide intentarlo más tarde.', seeModal('connectionError')),
    ],
    alsoExpect: [{ request: 'GET /api/weeks', status: 404 }],
  }),
  recipe('message/gateway-timeout', 'La tabla tarda demasiado, tres veces', {
    tags: ['errores', 'ranking'],
    says: 'Gateway Timeout',
    steps: [
      step('Ana lee cómo se desempata', 'Está en Preguntas Frecuentes.', seeText('¿Cómo se desempata?')),
      step('El servidor anda lento', 'La tabla no le llega a tiempo: 504.', [
        keepFailing('GET /api/ranking/week/{week}', 504),
      ]),
      step('Ana abre el Ranking', 'La app pregunta tres veces antes de rendirse.', go('/ranking')),
      step('Un error inesperado', 'Le pide intentarlo de nuevo en un ratito.', [
        seeModal('unpreventedError'),
      ]),
    ],
    alsoExpect: [{ request: 'GET /api/ranking/week/:week', times: 3, status: 504 }],
  }),
  recipe('message/answer-cut-short', 'La tabla llega partida a la mitad', {
    tags: ['errores', 'ranking'],
    steps: [
      step('Ana lee cómo se desempata', 'Está en Preguntas Frecuentes, con una rayita de señal.', [
        seeText('¿Cómo se desempata?'),
      ]),
      step('La señal se corta a medias', 'Cada respuesta llega incompleta.', [
        fail({ match: 'GET /api/ranking/week/{week}', effect: { body: 'truncated' }, times: 'always' }),
      ]),
      step('Ana abre el Ranking', 'La app pregunta tres veces.', go('/ranking')),
      step('¡Respira!', 'Media tabla no se muestra: puede reintentar.', seeModal('networkError')),
    ],
    alsoExpect: [{ request: 'GET /api/ranking/week/:week', times: 3 }],
  }),
];
