import { editWeek, fail, go, later, seeText, step } from '../actions.ts';
import { fill, keepFailing, sendReady } from '../common-steps.ts';
import { type Recipe, recipeWith } from '../recipe.ts';

const recipe = recipeWith({ tags: ['errores', 'quiniela'], world: { as: 'ana', route: '/faq' } });

export const MESSAGE_GAMES_RECIPES: readonly Recipe[] = [
  recipe('message/opening-moved', 'Atrasan la apertura cuando ya llenaste', {
    world: { as: 'nico', at: 'apertura(8, 1) + 1h', route: '/games' },
    steps: [
      step('Nico madruga con la Jornada 8', 'Está en Partidos; abrió hace una hora.', fill(1)),
      step('La liga atrasa la apertura', 'Abrirá con la jornada, no una semana antes.', [
        editWeek(8, { before_weeks_bet: 0 }),
      ]),
      step('Nico envía su pronóstico', 'En su pantalla ya estaba abierto.', sendReady(1)),
      step('Todavía no es momento', 'Su borrador se queda guardado.'),
    ],
    ends: {
      shows: { modal: 'poolNotAvailable' },
      because: 'Bet date is before the start of the week',
      calls: { 'POST /api/pool/user': { times: 1, status: 422 } },
      boletos: 0,
    },
  }),
  recipe('message/no-current-week', 'El servidor no sabe qué jornada es', {
    world: { route: '/bonus' },
    steps: [
      step('Ana mira sus trivias', 'Está en Bonus, a media temporada.', [seeText('Tu tabla de trivias')]),
      step('Deja su celular diez minutos', 'Se fue por botana.', later('10m')),
      step('El servidor pierde la jornada actual', 'Contesta que no hay ninguna.', [
        fail({
          match: 'GET /api/week/current',
          effect: { status: 404, message: 'No current week' },
          times: 'always',
        }),
      ]),
      step('Ana abre Partidos', 'Busca qué sigue.', go('/games')),
      step('No hay jornada', 'Le pide intentarlo más tarde.'),
    ],
    ends: {
      shows: { modal: 'poolWeekNotValid' },
      because: 'No current week',
      calls: { 'GET /api/week/current': { status: 404 } },
    },
  }),
  recipe('message/not-found', 'El servidor perdió la lista de jornadas', {
    world: { as: 'nico', route: '/bonus' },
    steps: [
      step('Nico se asoma a Bonus', 'Todo va bien.', seeText('La trivia llega con tu boleto')),
      step('Deja su celular diez minutos', 'Se fue por botana.', later('10m')),
      step('Se cae una parte del servidor', 'Contesta que esa página no existe.', [
        keepFailing('GET /api/weeks', 404),
      ]),
      step('Nico abre Partidos', 'Ahí hace falta la lista.', go('/games')),
      step('No se pudo conectar', 'Le pide intentarlo más tarde.'),
    ],
    ends: {
      shows: { modal: 'connectionError' },
      because: 'Not Found',
      calls: { 'GET /api/weeks': { status: 404 } },
    },
  }),
  recipe('message/gateway-timeout', 'La tabla tarda demasiado, tres veces', {
    tags: ['errores', 'ranking'],
    steps: [
      step('Ana lee cómo se desempata', 'Está en Preguntas Frecuentes.', seeText('¿Cómo se desempata?')),
      step('El servidor anda lento', 'La tabla no le llega a tiempo: 504.', [
        keepFailing('GET /api/ranking/week/{week}', 504),
      ]),
      step('Ana abre el Ranking', 'La app pregunta tres veces antes de rendirse.', go('/ranking')),
      step('Un error inesperado', 'Le pide intentarlo de nuevo en un ratito.'),
    ],
    ends: {
      shows: { modal: 'unpreventedError' },
      because: 'Gateway Timeout',
      calls: { 'GET /api/ranking/week/:week': { times: 3, status: 504 } },
    },
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
      step('¡Respira!', 'Media tabla no se muestra: puede reintentar.'),
    ],
    ends: { shows: { modal: 'networkError' }, calls: { 'GET /api/ranking/week/:week': { times: 3 } } },
  }),
];
