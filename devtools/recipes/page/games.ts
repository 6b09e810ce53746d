import {
  comeBack,
  editGame,
  game,
  goOffline,
  later,
  openTab,
  press,
  seeGames,
  seeText,
  seeThe,
  step,
} from '../actions.ts';
import { recipe } from '../recipe.ts';
import { fill } from '../scenes.ts';

export const gamesHalfSent = recipe({
  id: 'page/games-half-sent',
  title: 'Una jornada a medias',
  tags: ['paginas', 'quiniela'],
  covers: ['route:/games'],
  world: { as: 'ana', route: '/games' },
  steps: [
    step(
      'Ana abre Partidos',
      'Ya envió una parte de la Jornada 7.',
      seeThe('region', 'Avance de la jornada'),
    ),
    step('Llena uno más', 'Queda como borrador en su celular.', fill(1), seeGames('draft', 1)),
    step('Filtra los que faltan', 'Lo enviado se esconde un momento.', press(/^Faltan/)),
    step('Ve solo lo suyo', 'Con su borrador por delante.', seeGames('sent', 0)),
  ],
  expect: [{ sees: { games: 'draft', count: 1 } }, { pools: 0 }],
});

export const gamesClosedWeek = recipe({
  id: 'page/games-closed-week',
  title: 'La jornada ya cerró',
  tags: ['paginas', 'quiniela'],
  covers: ['route:/games'],
  world: { as: 'ana', at: 'cierre(7, 9) + 1m', route: '/games' },
  steps: [
    step(
      'Ana abre Partidos el domingo',
      'El último partido cerró hace un minuto.',
      seeThe('heading', 'Partidos'),
    ),
    step('Ya no hay qué llenar', 'Los campos se fueron.', seeThe('heading', 'Esta jornada ya cerró')),
    step('Le muestran sus puntos', 'Y el camino a la que sigue.', seeThe('link', 'Ver el ranking')),
  ],
  expect: [{ sees: { target: { role: 'heading', name: 'Esta jornada ya cerró' } } }],
});

export const gamesUnopenedWeek = recipe({
  id: 'page/games-unopened-week',
  title: 'La jornada que todavía no abre',
  tags: ['paginas', 'quiniela'],
  covers: ['route:/games'],
  world: { as: 'nico', route: '/games' },
  steps: [
    step('Nico abre Partidos', 'Va en la Jornada 7.', seeGames('open', 9)),
    step('Se adelanta a la Jornada 9', 'Faltan semanas para esa.', openTab(/^Jornada 9/)),
    step(
      'Todavía no abre',
      'Le dicen qué día, y puede pedir que le recuerden.',
      seeThe('heading', /^Esta jornada abre el/),
      seeThe('button', 'Recuérdame'),
    ),
  ],
  expect: [{ sees: { games: 'next', count: 9 } }],
});

export const gamesNoCalendar = recipe({
  id: 'page/games-no-calendar',
  title: 'La final, cuando aún no hay finalistas',
  tags: ['paginas', 'quiniela'],
  covers: ['route:/games'],
  world: { as: 'nico', route: '/games' },
  steps: [
    step('Nico abre Partidos', 'Va en la Jornada 7.', seeGames('open', 9)),
    step('Se asoma a la final', 'Nadie sabe quién la juega.', openTab(/^Final · Vuelta/)),
    step(
      'Aún no hay partidos',
      'Aparecen en cuanto salga el calendario.',
      seeThe('heading', 'Aún no hay partidos para esta jornada.'),
    ),
  ],
});

export const gamesPostponed = recipe({
  id: 'page/games-postponed',
  title: 'Posponen un partido por lluvia',
  tags: ['paginas', 'quiniela'],
  covers: ['route:/games'],
  world: { as: 'nico', route: '/games' },
  steps: [
    step('Nico llena un marcador', 'Está en Partidos.', fill(1)),
    step('Llueve y lo posponen', 'La liga avisa.', editGame(game(7, 1), { status: 'pospuesto' })),
    step('Nico vuelve a la app', 'La lista se pone al día sola.', comeBack()),
    step('Su tarjeta dice Pospuesto', 'Los otros ocho siguen abiertos.', seeGames('postponed', 1)),
  ],
  alsoExpect: [{ sees: { games: 'open', count: 8 } }],
});

export const weekPoints = recipe({
  id: 'page/week-points',
  title: 'De dónde salieron tus puntos',
  tags: ['quiniela', 'paginas'],
  covers: ['route:/games'],
  world: { as: 'ana', route: '/games' },
  steps: [
    step('Ana abre Partidos', 'Va en la Jornada 7.', seeThe('region', 'Avance de la jornada')),
    step('Regresa a la Jornada 6', 'Esa la envió completa.', openTab(/^Jornada 6/)),
    step(
      'Sus puntos, línea por línea',
      'Marcadores, resultados y trivia.',
      seeThe('heading', 'Esta jornada ya cerró'),
    ),
    step('Y suman lo mismo que el ranking', 'Nada que calcular a mano.', seeText('Total en el ranking')),
  ],
  expect: [{ sees: { games: 'final', count: 9 } }],
});

export const offlineStrip = recipe({
  id: 'page/offline-strip',
  title: 'Llena su boleto sin internet',
  tags: ['paginas', 'quiniela'],
  covers: ['route:/games'],
  world: { as: 'nico', route: '/games' },
  steps: [
    step('Nico llena un marcador', 'Está en Partidos.', fill(1)),
    step('Se queda sin internet', 'Una franja se lo dice.', goOffline(), seeText('Estás sin internet.')),
    step('Sigue llenando', 'Nada de lo que escribe se pierde.', fill(2)),
    step('Enviar tendrá que esperar', 'El botón lo sabe.', seeText('Guardados en este dispositivo')),
  ],
  expect: [{ sees: { text: 'Estás sin internet.' } }, { sees: { games: 'draft', count: 2 } }, { pools: 0 }],
});

export const wrongClock = recipe({
  id: 'page/wrong-clock',
  title: 'El reloj de su celular va tres horas atrasado',
  tags: ['paginas', 'quiniela'],
  covers: ['route:/games'],
  world: { as: 'nico', at: 'cierre(7, 1) - 2h', route: '/games' },
  steps: [
    step('Nico abre Partidos', 'Todo está abierto.', seeGames('open', 9)),
    step('Su celular se atrasa', 'Pasan tres horas y su reloj no se mueve.', later('3h', { silent: true })),
    step('Vuelve a la app', 'El servidor trae la hora oficial.', comeBack()),
    step(
      'Manda la hora del centro',
      'El partido cerró aunque su celular diga otra cosa.',
      seeText('Ojo: la hora de tu celular no coincide.'),
      seeGames('closed', 1),
    ),
  ],
});
