/** One recipe for each row of the table of moments (`src/domain/moment.ts`): what Inicio asks of a player then. */
import {
  answerDialog,
  comeBack,
  fail,
  fill,
  follow,
  go,
  jumpTo,
  perfectWeek,
  press,
  publishWeek,
  reload,
  screens,
  seeHeading,
  seeRoute,
  seeText,
  seeThe,
  sendReady,
  step,
} from './actions.ts';
import { type Recipe, recipeWith } from './recipe.ts';

const moment = recipeWith({ tags: ['momentos', 'paginas'], world: { route: '/' } });

const results = recipeWith({ tags: ['flujos', 'ranking', 'momentos'], world: { route: '/' } });

const home = (says: string, detail: string, heading: string | RegExp = /Qué onda/) =>
  step(says, detail, seeHeading(heading));

/** Brings the whole of “Así te fue” into view: the card, its text and its buttons. */
const seeStory = () => seeThe('region', 'Tu temporada en cartas');

export const MOMENT_RECIPES: readonly Recipe[] = [
  moment({
    id: 'moment/visitor',
    title: 'El Inicio de quien llega por primera vez',
    steps: [
      home('Alguien abre el Reto Ruffles', 'Todavía no tiene cuenta.'),
      step('Le dicen de qué se trata', 'Y un botón lo lleva a registrarse.'),
    ],
    ends: { shows: screens(seeThe('link', 'Quiero jugar')) },
  }),
  moment({
    id: 'moment/before-season',
    title: 'El Inicio antes de la primera jornada',
    world: { as: 'nico', at: 'apertura(1, 1) - 1d' },
    steps: [
      home('Nico abre Inicio en julio', 'La temporada no empieza todavía.'),
      step('Sabe qué día abre', 'Y mientras, puede ver los partidos.', seeText('Desde ese día')),
    ],
    ends: { shows: screens(seeThe('link', 'Ver los partidos')) },
  }),
  moment({
    id: 'moment/new-player',
    title: 'El Inicio de tu primer boleto',
    world: { as: 'nico' },
    steps: [
      home('Nico abre Inicio', 'Acaba de crear su cuenta.'),
      step('Le explican su primer boleto', 'En tres toques.', seeHeading('Tu primer boleto, en tres toques')),
    ],
    ends: { shows: screens(seeThe('link', 'Hacer mis pronósticos')) },
  }),
  moment({
    id: 'moment/not-open',
    title: 'El Inicio entre jornadas, sin boletos',
    world: { as: 'nico', at: 'final(7, 9) + 1h' },
    steps: [
      home('Nico abre Inicio en la pausa', 'La Jornada 8 no abre todavía y él no ha enviado nada.'),
      step('Sabe cuándo abre', 'Nadie le pide lo que aún no se puede.', seeText('Desde ese día')),
    ],
    ends: { shows: screens(seeThe('link', 'Ver los partidos')) },
  }),
  moment({
    id: 'moment/between-weeks',
    title: 'El Inicio entre jornadas, con tus puntos',
    world: { as: 'mariana', at: 'final(7, 9) + 1h' },
    steps: [
      home('Mariana abre Inicio en la pausa', 'Anoche terminó la Jornada 7.'),
      step(
        'Mira cómo le fue',
        'Y sabe cuándo abre la que sigue.',
        seeText('La que sigue abre el vie 4 sep.'),
      ),
    ],
    ends: { shows: screens(seeThe('link', 'Ver mis puntos')) },
  }),
  moment({
    id: 'moment/empty',
    title: 'El Inicio con la jornada abierta y nada lleno',
    world: { as: 'mariana', at: 'apertura(8, 9) + 1h' },
    steps: [
      home('Mariana abre Inicio', 'La Jornada 8 ya se puede pronosticar.'),
      step(
        'Le dicen cuántos le faltan',
        'Y cuánto queda para el primero.',
        seeText('Jornada 8: te faltan 9'),
      ),
    ],
    ends: { shows: screens(seeThe('link', 'Hacer mis pronósticos')) },
  }),
  moment({
    id: 'moment/drafts',
    title: 'El Inicio con marcadores sin enviar',
    world: { as: 'nico', route: '/games' },
    steps: [
      step('Nico llena dos marcadores', 'No los envía.', fill(2)),
      step('Vuelve a Inicio', 'Su boleto los tiene listos.', go('/')),
      step('Le recuerdan que no están enviados', 'Ningún borrador cuenta.'),
    ],
    ends: { shows: screens(seeText(/2 listos sin enviar/)) },
  }),
  moment({
    id: 'moment/partly-sent',
    title: 'El Inicio con medio boleto enviado',
    world: { as: 'ana' },
    steps: [
      home('Ana abre Inicio', 'Ya envió dos de nueve.'),
      step('Le dicen cuántos le faltan', 'Lo enviado ya no se mueve.', seeText('Te faltan 7 partidos')),
    ],
    ends: { shows: screens(seeThe('link', 'Hacer mis pronósticos')) },
  }),
  moment({
    id: 'moment/complete',
    title: 'El Inicio con el boleto completo',
    world: { as: 'nico', route: '/games' },
    steps: [
      step('Nico llena los nueve', 'Cada partido con su marcador.', fill(9)),
      step('Los envía', 'El boleto queda sellado.', [
        sendReady(9),
        answerDialog('poolsSent', 'Aceptar'),
        press('Regresar'),
      ]),
      step('Vuelve a Inicio', 'Ya no le piden nada.', go('/')),
    ],
    ends: { shows: screens(seeThe('link', 'Ver mi boleto')) },
  }),
  moment({
    id: 'moment/closed',
    title: 'El Inicio con todo cerrado, antes del último partido',
    world: { as: 'mariana', at: 'inicio(7, 9) - 5m' },
    steps: [
      home('Mariana abre Inicio el domingo', 'Falta un partido y ya cerró.'),
      step('Su boleto la espera', 'No hay nada por enviar.'),
    ],
    ends: { shows: screens(seeThe('link', 'Ver mi boleto')) },
  }),
  moment({
    id: 'moment/live',
    title: 'El Inicio con un partido en vivo',
    world: { as: 'ana', at: 'inicio(7, 1) + 50m' },
    steps: [
      home('Ana abre Inicio en pleno partido', 'Ella pronosticó 1–1.'),
      step('Ve el marcador y el suyo', 'Y lo que sumaría si así queda.', seeText('Si todo queda así')),
    ],
    ends: { shows: screens(seeHeading('Tu boleto en vivo')) },
  }),
  moment({
    id: 'moment/unpublished',
    title: 'El Inicio cuando faltan tus puntos',
    world: { as: 'tono', at: 'inicio(23, 1) + 1h' },
    steps: [
      home('Toño abre Inicio durante la final', 'Su boleto está sellado.'),
      step('Termina el partido', 'Los puntos no llegan todavía.', [
        fail('GET /api/pool/user/all', 'serviceUnavailable', 'always'),
        jumpTo('final(23, 1) + 1m'),
      ]),
      step('Le dicen que faltan', 'Sin errores y sin sumas a medias.'),
    ],
    ends: { shows: screens(seeText('Ya casi salen tus puntos')) },
  }),
  moment({
    id: 'moment/published',
    title: 'El Inicio con tus puntos recién publicados',
    world: { as: 'tono', at: 'inicio(7, 9) + 1h' },
    steps: [
      home('Toño abre Inicio el domingo', 'Se juega el último partido.'),
      step('Se publican los resultados', 'Toño vuelve a la app.', publishWeek(7), comeBack()),
      step('Ya están sus puntos', 'En grande, bajo la pregunta.', seeText(/Sacaste \d+ puntos/)),
    ],
    ends: { shows: screens(seeThe('link', 'Ver mis puntos')) },
  }),
  moment({
    id: 'moment/season-over',
    title: 'Ganas la temporada: tu Inicio después de la final',
    world: { as: 'tono', at: 'final(23, 1) + 1d' },
    steps: [
      home('Toño abre Inicio', 'Ayer fue la final.'),
      step('Ganó la temporada', 'Se lo dicen en grande.', seeText('¡Ganaste la temporada!')),
      step('Su temporada en un boleto', 'Con su carta y sus puntos.', seeThe('button', /^Presumir/)),
    ],
    ends: { shows: screens(seeThe('link', 'Ver mi temporada')) },
  }),
  moment({
    id: 'moment/story',
    title: '“Así te fue”: tu temporada en cartas',
    world: { as: 'tono', at: 'final(23, 1) + 1d', route: '/user/profile' },
    steps: [
      step('Toño abre su perfil', 'Ayer fue la final.', seeHeading('Mi temporada')),
      step('Ve cómo le fue', 'Su temporada empieza por su mejor jornada.', [
        follow('Ver cómo me fue'),
        seeHeading('Tu mejor jornada'),
        seeStory(),
      ]),
      step('Pasa las cartas', 'Exactos, racha, trivias y lugar.', [
        ...Array.from({ length: 4 }, () => press('Siguiente')),
        seeHeading('Tu lugar final'),
        seeStory(),
      ]),
      step('Llega a la última', 'Cada una se comparte como imagen.', [
        press('Siguiente'),
        seeHeading('¡Gracias por jugar!'),
        seeStory(),
      ]),
    ],
    ends: { shows: screens(seeHeading('¡Gracias por jugar!'), seeStory()) },
  }),
  moment({
    id: 'moment/no-current-week',
    title: 'El Inicio cuando ya no hay jornada',
    world: { as: 'ana', at: 'final(23, 1) + 10d' },
    steps: [
      home('Ana abre Inicio en Navidad', 'El servidor ya no tiene jornada.'),
      step('Su temporada sigue ahí', 'Sin diálogos de error.', seeHeading('¡Así fue!')),
    ],
    ends: { shows: screens(seeThe('link', 'Ver mi temporada')) },
  }),
  moment({
    id: 'moment/no-week',
    title: 'El Inicio sin jornadas publicadas',
    world: { as: 'nico', faults: [{ match: 'GET /api/weeks', effect: { body: '[]' }, times: 'always' }] },
    steps: [
      home('Nico abre Inicio', 'La liga todavía no publica su calendario.'),
      step('Le dicen que pronto habrá', 'Y puede ver el ranking.', seeText('Pronto hay más jornadas')),
    ],
    ends: { shows: screens(seeThe('link', 'Ver el ranking')) },
  }),
  results({
    id: 'moment/results',
    title: 'El lunes: salen los resultados de tu jornada',
    world: { as: 'tono', at: 'final(7, 9) + 12h', route: '/rewards' },
    steps: [
      step(
        'Toño regresa el lunes',
        'Anoche terminó la Jornada 7. Primero mira los premios.',
        seeRoute('/rewards'),
      ),
      step('Abre Inicio y se descubre su boleto', 'Partido por partido, mientras suman sus puntos.', [
        go('/'),
        seeText(/Total: \d+ puntos/),
      ]),
      step('Lo puede presumir', 'O abrir su boleto completo.', seeThe('button', /^Presumir/)),
      // Last, so that the sum is on screen while it counts up.
      step('Arriba, su total y su lugar', 'Los de la jornada.', seeText('Tu lugar en la Jornada 7')),
    ],
    ends: { shows: screens(seeText('Tu lugar en la Jornada 7')) },
  }),
  results({
    id: 'moment/first-of-week',
    title: 'El lunes: ganaste la jornada',
    world: { as: 'mariana', at: 'final(7, 9) + 12h', route: '/rewards' },
    steps: [
      step(
        'Mariana regresa el lunes',
        'Anoche terminó la Jornada 7. Primero mira los premios.',
        seeRoute('/rewards'),
      ),
      step('Abre Inicio y se descubre su boleto', 'Sumó más que nadie.', [
        go('/'),
        seeText(/Total: \d+ puntos/),
      ]),
      step('Le toca una carta', 'La de quien queda en primer lugar.', seeText('1.er lugar')),
    ],
    ends: { shows: screens(seeText('El primer lugar de la Jornada 7 es tuyo.')) },
  }),
  results({
    id: 'moment/first-and-perfect',
    title: 'El lunes: ganaste la jornada con todo exacto',
    world: { as: 'mariana', at: 'final(7, 9) + 12h', route: '/rewards' },
    steps: [
      step('Mariana regresa el lunes', 'Anoche terminó la Jornada 7.', [
        perfectWeek(7, 'mariana@correo.mx'),
        reload(),
        seeRoute('/rewards'),
      ]),
      step('Le atinó a todo', 'Nueve marcadores exactos, y nadie sumó más.', [go('/'), seeText('Perfecta')]),
      step('Le tocan dos cartas', 'La del primer lugar y la de la jornada perfecta.', seeText('1.er lugar')),
    ],
    ends: { shows: screens(seeText('¡Primer lugar y perfecta!')) },
  }),
  results({
    id: 'moment/ended-week',
    title: 'Entre jornadas: Ranking y Partidos empiezan por la que terminó',
    world: { as: 'ana', at: 'final(7, 9) + 12h', route: '/ranking' },
    steps: [
      step('Ana abre Ranking el lunes', 'La Jornada 8 no tiene puntos todavía.', seeHeading('Ranking')),
      step('Empieza por la que terminó', 'A un toque de su tabla.', seeThe('link', 'Ver la tabla')),
      step('Abre Partidos', 'La Jornada 8 no abre todavía.', go('/games')),
      step('También empieza por la que terminó', 'Con sus puntos.', seeText(/Jornada 7: \d+ punto/)),
    ],
    ends: { shows: screens(seeThe('link', 'Ver mi boleto')) },
  }),
];
