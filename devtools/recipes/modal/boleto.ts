import { answer, editWeek, game, later, look, predict, press, removeGame, step } from '../actions.ts';
import { askToSend, fill, hold, sendReady } from '../common-steps.ts';
import { type Recipe, recipeWith } from '../recipe.ts';

const recipe = recipeWith({ tags: ['quiniela'], world: { as: 'nico', route: '/games' } });

export const MODAL_BOLETO_RECIPES: readonly Recipe[] = [
  recipe('modal/sendPool', 'Revisas tu boleto antes de sellarlo', {
    steps: [
      step('Nico llena tres marcadores', 'Es su primera vez en Partidos.', fill(3)),
      step('Quiere enviarlos', 'El botón ya dice cuántos lleva.', look(600), askToSend(3)),
      step('¿Sellamos tu boleto?', 'Ve los tres juntos; después ya no se cambian.'),
    ],
    ends: { shows: { modal: 'sendPool' }, calls: { 'POST /api/pool/user': { times: 0 } }, boletos: 0 },
  }),
  recipe('modal/sendingPool', 'Tu jugada va en camino', {
    world: { faults: [hold('POST /api/pool/user')] },
    steps: [
      step('Nico llena dos marcadores', 'Está en Partidos, con una red lenta.', fill(2)),
      step('Envía sus pronósticos', 'La respuesta tarda en llegar.', sendReady(2)),
      step('Enviando tu jugada…', 'Nadie puede cerrarlo a medias.'),
    ],
    ends: { shows: { modal: 'sendingPool' }, boletos: 0 },
  }),
  recipe('modal/poolsSent', 'Sellas un boleto con tres pronósticos', {
    steps: [
      step('Nico llena tres marcadores', 'Es su primera vez en Partidos.', fill(3)),
      step('Los envía', 'Un solo envío para los tres.', sendReady(3)),
      step('¡Boleto sellado!', 'Su boleto ya tiene folio.'),
    ],
    ends: {
      shows: { modal: 'poolsSent' },
      calls: { 'POST /api/pool/user': { times: 1, status: 200 } },
      boletos: 1,
    },
  }),
  recipe('modal/poolSent', 'Sellas un solo pronóstico', {
    world: { as: 'ana' },
    steps: [
      step('A Ana le falta media jornada', 'Está en Partidos y llena un marcador.', fill(1)),
      step('Lo envía solo', 'Los demás los deja para después.', sendReady(1)),
      step('¡Boleto sellado!', 'Un pronóstico más en su jornada.'),
    ],
    ends: {
      shows: { modal: 'poolSent' },
      calls: { 'POST /api/pool/user': { times: 1, status: 200 } },
      boletos: 1,
    },
  }),
  recipe('modal/poolWeekNotValid', 'Cierran la jornada antes de tiempo', {
    tags: ['quiniela', 'errores'],
    steps: [
      step('Nico llena tres marcadores', 'Está en Partidos, dos días antes del primero.', fill(3)),
      step('La liga detiene la jornada', 'El administrador la cierra completa.', [
        editWeek(7, { closed: true }),
      ]),
      step('Nico envía sus pronósticos', 'En su pantalla seguía abierta.', sendReady(3)),
      step('La jornada no está disponible', 'No se guarda ninguno.'),
    ],
    ends: {
      shows: { modal: 'poolWeekNotValid' },
      because: 'Bet not allowed',
      calls: { 'POST /api/pool/user': { times: 1, status: 422 } },
      boletos: 0,
    },
  }),
  recipe('modal/poolInvalid', 'Quitan un partido que ya habías llenado', {
    tags: ['quiniela', 'errores'],
    steps: [
      step('Nico llena dos marcadores', 'Está en Partidos y la lista ya cargó.', fill(2)),
      step('Quitan el primer partido', 'Sale del calendario; su lista no lo sabe.', removeGame(game(7, 1))),
      step('Nico envía los dos', 'Un boleto va completo o no va.', sendReady(2)),
      step('Un partido no está disponible', 'La lista se pone al día sola.'),
    ],
    ends: {
      shows: { modal: 'poolInvalid' },
      because: 'No match games',
      calls: { 'POST /api/pool/user': { times: 1, status: 422 } },
      boletos: 0,
    },
  }),
  recipe('modal/poolNotAvailable', 'Hoy no se recibe, y te enteras al enviar', {
    tags: ['quiniela', 'errores'],
    world: { at: '2026-08-26 12:00' },
    steps: [
      step('Nico llena dos marcadores', 'Es miércoles y está en Partidos.', fill(2)),
      step('Cambian los días de la jornada', 'Ahora solo jueves y viernes.', [
        editWeek(7, { bet_days: 'jue,vie' }),
      ]),
      step('Nico envía sus pronósticos', 'Su pantalla decía lo de antes.', sendReady(2)),
      step('Todavía no es momento', 'Su borrador lo espera hasta mañana.'),
    ],
    ends: {
      shows: { modal: 'poolNotAvailable' },
      because: 'No bet day',
      calls: { 'POST /api/pool/user': { times: 1, status: 422 } },
      boletos: 0,
    },
  }),
  recipe('modal/poolGameNotAvailable', 'Cierra un partido mientras llenas', {
    tags: ['quiniela', 'errores'],
    world: { at: 'cierre(7, 1) - 1m' },
    steps: [
      step('Nico llena un marcador', 'Falta un minuto para el cierre.', predict(1, 2, 1)),
      step('Pasan dos minutos', 'La página quedó abierta y no se enteró.', later('2m', { silent: true })),
      step('Envía su pronóstico', 'Él lo veía abierto todavía.', [
        press('Enviar pronóstico (1)'),
        answer('sendPool', 'Sí, enviar'),
      ]),
      step('El partido ya cerró', 'No se guarda nada y su borrador sigue ahí.'),
    ],
    ends: {
      shows: { modal: 'poolGameNotAvailable' },
      because: 'No bet time',
      calls: { 'POST /api/pool/user': { times: 1, status: 422 } },
      boletos: 0,
    },
  }),
];
