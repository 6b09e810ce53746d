import {
  comeBack,
  editGame,
  game,
  goOffline,
  later,
  openTab,
  press,
  seeGames,
  seeHeading,
  seeText,
  seeThe,
  step,
} from '../actions.ts';
import { fill } from '../common-steps.ts';
import { type Recipe, recipeWith } from '../recipe.ts';

const recipe = recipeWith({ tags: ['paginas', 'quiniela'], world: { as: 'nico', route: '/games' } });

export const PAGE_GAMES_RECIPES: readonly Recipe[] = [
  recipe('page/games-half-sent', 'Una jornada a medias', {
    world: { as: 'ana' },
    steps: [
      step('Ana abre Partidos', 'Ya envió una parte de la Jornada 7.', [
        seeThe('region', 'Avance de la jornada'),
      ]),
      step('Llena uno más', 'Queda como borrador en su celular.', fill(1), seeGames('draft', 1)),
      step('Filtra los que faltan', 'Lo enviado se esconde un momento.', press(/^Faltan/)),
      step('Ve solo lo suyo', 'Con su borrador por delante.', seeGames('sent', 0)),
    ],
    ends: { shows: { games: 'draft', count: 1 }, boletos: 0 },
  }),
  recipe('page/games-closed-week', 'La jornada ya cerró', {
    world: { as: 'ana', at: 'cierre(7, 9) + 1m' },
    steps: [
      step('Ana abre Partidos el domingo', 'El último partido cerró hace un minuto.', seeHeading('Partidos')),
      step('Ya no hay qué llenar', 'Los campos se fueron.', seeHeading('Esta jornada ya cerró')),
      step(
        'Le muestran sus puntos',
        'Con enlaces al ranking y a la jornada que sigue.',
        seeThe('link', 'Ver el ranking'),
      ),
    ],
    ends: { shows: { target: { role: 'heading', name: 'Esta jornada ya cerró' } } },
  }),
  recipe('page/games-unopened-week', 'La jornada que todavía no abre', {
    steps: [
      step('Nico abre Partidos', 'Va en la Jornada 7.', seeGames('open', 9)),
      step('Se adelanta a la Jornada 9', 'Faltan semanas para esa.', openTab(/^Jornada 9/)),
      step('Todavía no abre', 'Le dicen qué día, y puede pedir que le recuerden.', [
        seeHeading(/^Esta jornada abre el/),
        seeThe('button', 'Recuérdame'),
      ]),
    ],
    ends: { shows: { games: 'next', count: 9 } },
  }),
  recipe('page/games-no-calendar', 'La final, cuando aún no hay finalistas', {
    steps: [
      step('Nico abre Partidos', 'Va en la Jornada 7.', seeGames('open', 9)),
      step('Se asoma a la final', 'Nadie sabe quién la juega.', openTab(/^Final · Vuelta/)),
      step('Aún no hay partidos', 'Aparecen en cuanto salga el calendario.'),
    ],
    ends: { shows: { target: { role: 'heading', name: 'Aún no hay partidos para esta jornada.' } } },
  }),
  recipe('page/games-postponed', 'Posponen un partido por lluvia', {
    steps: [
      step('Nico llena un marcador', 'Está en Partidos.', fill(1)),
      step('Llueve y lo posponen', 'La liga avisa.', editGame(game(7, 1), { status: 'pospuesto' })),
      step('Nico vuelve a la app', 'La lista se pone al día sola.', comeBack()),
      step('Su tarjeta dice Pospuesto', 'Los otros ocho siguen abiertos.'),
    ],
    ends: {
      shows: [
        { games: 'postponed', count: 1 },
        { games: 'open', count: 8 },
      ],
    },
  }),
  recipe('page/week-points', 'De dónde salieron tus puntos', {
    tags: ['quiniela', 'paginas'],
    world: { as: 'ana' },
    steps: [
      step('Ana abre Partidos', 'Va en la Jornada 7.', seeThe('region', 'Avance de la jornada')),
      step('Regresa a la Jornada 6', 'Esa la envió completa.', openTab(/^Jornada 6/)),
      step('Sus puntos, línea por línea', 'Marcadores, resultados y trivia.', [
        seeHeading('Esta jornada ya cerró'),
      ]),
      step(
        'Y suman lo mismo que el ranking',
        'El total está en el último renglón.',
        seeText('Total en el ranking'),
      ),
    ],
    ends: { shows: { games: 'final', count: 9 } },
  }),
  recipe('page/offline-strip', 'Llena su boleto sin internet', {
    steps: [
      step('Nico llena un marcador', 'Está en Partidos.', fill(1)),
      step('Se queda sin internet', 'Una franja se lo dice.', goOffline(), seeText('Estás sin internet.')),
      step('Sigue llenando', 'Nada de lo que escribe se pierde.', fill(2)),
      step(
        'Enviar tendrá que esperar',
        'El botón dice “Sin internet”; sus marcadores están guardados.',
        seeText('Guardados en este dispositivo'),
      ),
    ],
    ends: { shows: [{ text: 'Estás sin internet.' }, { games: 'draft', count: 2 }], boletos: 0 },
  }),
  recipe('page/wrong-clock', 'El reloj de su celular va tres horas atrasado', {
    world: { at: 'cierre(7, 1) - 2h' },
    steps: [
      step('Nico abre Partidos', 'Todo está abierto.', seeGames('open', 9)),
      step('Su celular se atrasa', 'Pasan tres horas y su reloj no se mueve.', later('3h', { silent: true })),
      step('Vuelve a la app', 'El servidor trae la hora oficial.', comeBack()),
      step(
        'Manda la hora del centro',
        'El partido cerró aunque su celular diga otra cosa.',
        seeGames('closed', 1),
      ),
    ],
    ends: { shows: { text: 'Ojo: la hora de tu celular no coincide.' } },
  }),
];
