import { go, goOffline, heal, press, seeHeading, seeModal, seeText, seeThe, step } from '../actions.ts';
import { askToSend, fill } from '../common-steps.ts';
import { type Recipe, recipeWith } from '../recipe.ts';

const ALL_CLOSINGS = 'Todos los cierres en mi calendario';
const SAVED = 'Recordatorio listo: ábrelo para agregarlo a tu calendario.';

const recipe = recipeWith({ tags: ['quiniela', 'paginas'] });

const openBonus = () =>
  step('Ana abre Bonus', 'Al final están sus recordatorios.', seeHeading('Que no se te pase'));

export const PAGE_CLOSING_RECIPES: readonly Recipe[] = [
  recipe('page/review-closing-soon', 'Antes de enviar: lo vacío que cierra pronto', {
    world: { as: 'nico', at: 'cierre(7, 1) - 1h', route: '/games' },
    steps: [
      step('Nico llena los dos del viernes', 'Los demás los deja para luego.', fill(2)),
      step('Quiere enviarlos', 'Antes de sellar, revisa.', askToSend(2), seeModal('sendPool')),
      step('Le avisan qué cierra pronto', 'Cuenta lo que sigue vacío y cierra en 24 horas.', [
        seeText('Ojo: 2 partidos cierran en las próximas 24 horas y siguen vacíos.'),
      ]),
      step(
        'Va al primero, de un toque',
        'La revisión se cierra y sus borradores siguen ahí.',
        press('Ir al primero'),
      ),
    ],
    ends: { shows: { games: 'draft', count: 2 }, calls: { 'POST /api/pool/user': { times: 0 } }, boletos: 0 },
  }),
  recipe('page/bonus-closings', 'Todos los cierres, en tu calendario', {
    world: { as: 'ana', route: '/bonus' },
    steps: [
      openBonus(),
      step('Los quiere todos de una vez', 'Un solo archivo para toda la temporada.', press(ALL_CLOSINGS)),
      step('Se descarga el archivo', 'Un aviso por jornada; si lo baja otra vez, se actualizan.'),
    ],
    ends: { shows: { text: SAVED }, calls: { 'GET /api/games/all': { times: 1, status: 200 } } },
  }),
  recipe('page/bonus-closings-failure', 'El archivo de los cierres no se pudo bajar', {
    tags: ['quiniela', 'errores'],
    world: { as: 'ana', route: '/bonus' },
    steps: [
      openBonus(),
      step('Se va su internet', 'Ella todavía no lo sabe.', goOffline()),
      step('Pide todos los cierres', 'La petición no sale.', press(ALL_CLOSINGS), seeModal('networkError')),
      step('Vuelve la señal y reintenta', 'Sin empezar de nuevo.', heal(), press('Reintentar')),
      step('Ahora sí se descarga', 'El mismo archivo de siempre.'),
    ],
    ends: { shows: { text: SAVED } },
  }),
  recipe('page/bonus-closings-empty', 'Después de la final no quedan cierres', {
    world: { as: 'ana', at: 'final(23, 1) + 1d', route: '/faq' },
    steps: [
      step('Terminó la temporada', 'Ana está en Preguntas Frecuentes.', seeHeading('Preguntas Frecuentes')),
      step('Abre Bonus', 'El botón sigue ahí.', go('/bonus'), seeThe('button', ALL_CLOSINGS)),
      step('Lo presiona', 'Busca en toda la temporada.', press(ALL_CLOSINGS)),
      step('No hay nada que descargar', 'Se lo dicen, sin un archivo vacío.'),
    ],
    ends: { shows: { text: 'Por ahora no hay cierres por delante.' } },
  }),
];
