import { goOffline, openTab, press, removeWeek, seeText, step } from '../actions.ts';
import { failWith, fill, sendReady } from '../common-steps.ts';
import { type Recipe, recipeWith } from '../recipe.ts';

const recipe = recipeWith({ tags: ['errores', 'quiniela'], world: { as: 'ana', route: '/games' } });

export const MODAL_NETWORK_RECIPES: readonly Recipe[] = [
  recipe('modal/networkError', 'Se va el internet a media jornada', {
    steps: [
      step('Ana llena un marcador en el camión', 'Va en Partidos, con su jornada a medias.', fill(1)),
      step('El camión entra a un túnel', 'Su celular se queda sin internet.', goOffline()),
      step('Busca la jornada 8', 'La pregunta no sale de su celular.', openTab(/^Jornada 8/)),
      step('La app se lo dice con calma', 'Su marcador sigue guardado y puede reintentar.'),
    ],
    ends: { shows: { modal: 'networkError' }, because: 'Network Error', boletos: 0 },
  }),
  recipe('modal/connectionError', 'Retiran una jornada que ya estabas por abrir', {
    steps: [
      step('Ana hojea las jornadas', 'Está en Partidos y ve la 9 en la lista.', openTab(/^Jornada 8/)),
      step('Retiran la jornada 9', 'La lista de Ana todavía la muestra.', removeWeek(9)),
      step('Ana abre la jornada 9', 'El servidor responde que no existe.', openTab(/^Jornada 9/)),
      step('No hubo conexión', 'Le pide intentarlo más tarde.'),
    ],
    ends: {
      shows: { modal: 'connectionError' },
      because: 'No query results for model [Week].',
      calls: { 'GET /api/games/week/:week': { status: 404 } },
    },
  }),
  // The recipe needs a fault, because no state of the world makes the server answer “Server Error” (500).
  recipe('modal/unpreventedError', 'El servidor tropieza con tu boleto', {
    world: { as: 'nico' },
    steps: [
      step('Nico llena dos marcadores', 'Está en Partidos, con calma.', fill(2)),
      step('El servidor anda mal', 'Va a fallar con el siguiente envío.', [
        failWith('POST /api/pool/user', 500),
      ]),
      step('Nico envía sus pronósticos', 'La app revisa si se guardaron: no.', sendReady(2)),
      step('Algo se cayó de la bolsa', 'Sus dos marcadores siguen como borrador.'),
    ],
    ends: {
      shows: { modal: 'unpreventedError' },
      because: 'Server Error',
      calls: { 'POST /api/pool/user': { times: 1, status: 500 } },
      boletos: 0,
    },
  }),
  recipe('modal/promotionAsset', 'Pides una promoción que todavía no sale', {
    tags: ['paginas', 'errores'],
    world: { route: '/bonus' },
    steps: [
      step('Ana entra a Bonus', 'Busca qué llevarse esta semana.', seeText('Para llevar')),
      step('Pregunta por el cupón', 'Quiere saber cuándo sale.', press(/^¿Cuándo sale\?\s*Botana/)),
      step('Todavía no hay nada', 'Le piden volver pronto.'),
    ],
    ends: { shows: { modal: 'promotionAsset' } },
  }),
];
