/** One recipe for each row of the table of moments (`src/domain/moment.ts`): what Inicio asks of a player then. */
import {
  answer,
  comeBack,
  ends,
  fail,
  fill,
  follow,
  go,
  jumpTo,
  press,
  publishWeek,
  seeHeading,
  seeText,
  seeThe,
  sendReady,
  step,
} from './actions.ts';
import { type Recipe, recipeWith } from './recipe.ts';

const moment = recipeWith({ tags: ['momentos', 'paginas'], world: { route: '/' } });

const home = (says: string, detail: string, heading: string | RegExp = /Qué onda/) =>
  step(says, detail, seeHeading(heading));

export const MOMENT_RECIPES: readonly Recipe[] = [
  moment('moment/visitor', 'El Inicio de quien llega por primera vez', [
    home('Alguien abre el Reto Ruffles', 'Todavía no tiene cuenta.'),
    step('Le dicen de qué se trata', 'Y un botón lo lleva a registrarse.'),
    ends(seeThe('link', 'Quiero jugar')),
  ]),
  moment('moment/before-season', 'El Inicio antes de la primera jornada', [
    { world: { as: 'nico', at: 'apertura(1, 1) - 1d' } },
    home('Nico abre Inicio en julio', 'La temporada no empieza todavía.'),
    step('Sabe qué día abre', 'Y mientras, puede ver los partidos.', seeText('Desde ese día')),
    ends(seeThe('link', 'Ver los partidos')),
  ]),
  moment('moment/new-player', 'El Inicio de tu primer boleto', [
    { world: { as: 'nico' } },
    home('Nico abre Inicio', 'Acaba de crear su cuenta.'),
    step('Le explican su primer boleto', 'En tres toques.', seeHeading('Tu primer boleto, en tres toques')),
    ends(seeThe('link', 'Hacer mis pronósticos')),
  ]),
  moment('moment/not-open', 'El Inicio entre jornadas, sin boletos', [
    { world: { as: 'nico', at: 'final(7, 9) + 1h' } },
    home('Nico abre Inicio en la pausa', 'La Jornada 8 no abre todavía y él no ha enviado nada.'),
    step('Sabe cuándo abre', 'Nadie le pide lo que aún no se puede.', seeText('Desde ese día')),
    ends(seeThe('link', 'Ver los partidos')),
  ]),
  moment('moment/between-weeks', 'El Inicio entre jornadas, con tus puntos', [
    { world: { as: 'mariana', at: 'final(7, 9) + 1h' } },
    home('Mariana abre Inicio en la pausa', 'Anoche terminó la Jornada 7.'),
    step('Sabe cuándo abre la que sigue', 'Y mientras, mira cómo le fue.', seeText('Abre el vie 4 sep')),
    ends(seeThe('link', 'Ver mis puntos')),
  ]),
  moment('moment/empty', 'El Inicio con la jornada abierta y nada lleno', [
    { world: { as: 'mariana', at: 'apertura(8, 9) + 1h' } },
    home('Mariana abre Inicio', 'La Jornada 8 ya se puede pronosticar.'),
    step('Le dicen cuántos le faltan', 'Y cuánto queda para el primero.', seeText('Te faltan 9 partidos')),
    ends(seeThe('link', 'Hacer mis pronósticos')),
  ]),
  moment('moment/drafts', 'El Inicio con marcadores sin enviar', [
    { world: { as: 'nico', route: '/games' } },
    step('Nico llena dos marcadores', 'No los envía.', fill(2)),
    step('Vuelve a Inicio', 'Su boleto los tiene listos.', go('/')),
    step('Le recuerdan que no están enviados', 'Ningún borrador cuenta.'),
    ends(seeText(/2 listos sin enviar/)),
  ]),
  moment('moment/partly-sent', 'El Inicio con medio boleto enviado', [
    { world: { as: 'ana' } },
    home('Ana abre Inicio', 'Ya envió dos de nueve.'),
    step('Le dicen cuántos le faltan', 'Lo enviado ya no se mueve.', seeText('Te faltan 7 partidos')),
    ends(seeThe('link', 'Hacer mis pronósticos')),
  ]),
  moment('moment/complete', 'El Inicio con el boleto completo', [
    { world: { as: 'nico', route: '/games' } },
    step('Nico llena los nueve', 'Dos a uno en todos.', fill(9)),
    step('Los envía', 'El boleto queda sellado.', [
      sendReady(9),
      answer('poolsSent', 'Aceptar'),
      press('Regresar'),
    ]),
    step('Vuelve a Inicio', 'Ya no le piden nada.', go('/')),
    ends(seeThe('link', 'Ver mi boleto')),
  ]),
  moment('moment/closed', 'El Inicio con todo cerrado, antes del último partido', [
    { world: { as: 'mariana', at: 'inicio(7, 9) - 5m' } },
    home('Mariana abre Inicio el domingo', 'Falta un partido y ya cerró.'),
    step('Su boleto la espera', 'No hay nada por enviar.'),
    ends(seeThe('link', 'Ver mi boleto')),
  ]),
  moment('moment/live', 'El Inicio con un partido en vivo', [
    { world: { as: 'ana', at: 'inicio(7, 1) + 50m' } },
    home('Ana abre Inicio en pleno partido', 'Ella pronosticó 1–1.'),
    step('Ve el marcador y el suyo', 'Y lo que sumaría si así queda.', seeText('Si todo queda así')),
    ends(seeHeading('Tu boleto en vivo')),
  ]),
  moment('moment/unpublished', 'El Inicio cuando faltan tus puntos', [
    { world: { as: 'tono', at: 'inicio(23, 1) + 1h' } },
    home('Toño abre Inicio durante la final', 'Su boleto está sellado.'),
    step('Termina el partido', 'Los puntos no llegan todavía.', [
      fail('GET /api/pool/user/all', 'serviceUnavailable', 'always'),
      jumpTo('final(23, 1) + 1m'),
    ]),
    step('Le dicen que faltan', 'Sin errores y sin sumas a medias.'),
    ends(seeText('Faltan tus puntos')),
  ]),
  moment('moment/published', 'El Inicio con tus puntos recién publicados', [
    { world: { as: 'mariana', at: 'inicio(7, 9) + 1h' } },
    home('Mariana abre Inicio el domingo', 'Se juega el último partido.'),
    step('Se publican los resultados', 'Mariana vuelve a la app.', publishWeek(7), comeBack()),
    step('Ya están sus puntos', 'De un toque.', seeText('Ya están tus puntos')),
    ends(seeThe('link', 'Ver mis puntos')),
  ]),
  moment('moment/season-over', 'El Inicio después de la final', [
    { world: { as: 'tono', at: 'final(23, 1) + 1d' } },
    home('Toño abre Inicio', 'Ayer fue la final.'),
    step('Así fue su temporada', 'Su lugar y sus puntos, en grande.', seeHeading('¡Así fue!')),
    ends(seeThe('link', 'Ver cómo me fue')),
  ]),
  moment('moment/story', '“Así te fue”: tu temporada en cartas', [
    { world: { as: 'tono', at: 'final(23, 1) + 1d', route: '/user/profile' } },
    step('Toño abre su perfil', 'Ayer fue la final.', seeHeading('Mi temporada')),
    step('Ve cómo le fue', 'Su temporada empieza por su mejor jornada.', [
      follow('Ver cómo me fue'),
      seeHeading('Tu mejor jornada'),
    ]),
    step('Pasa las cartas', 'Exactos, racha, trivias y lugar.', [
      ...Array.from({ length: 4 }, () => press('Siguiente')),
      seeHeading('Tu lugar final'),
    ]),
    step('Llega a la última', 'Cada una se comparte como imagen.', press('Siguiente')),
    ends(seeHeading('¡Gracias por jugar!')),
  ]),
  moment('moment/no-current-week', 'El Inicio cuando ya no hay jornada', [
    { world: { as: 'ana', at: 'final(23, 1) + 10d' } },
    home('Ana abre Inicio en Navidad', 'El servidor ya no tiene jornada.'),
    step('Su temporada sigue ahí', 'Sin diálogos de error.', seeHeading('¡Así fue!')),
    ends(seeThe('link', 'Ver cómo me fue')),
  ]),
  moment('moment/no-week', 'El Inicio sin jornadas publicadas', [
    { world: { as: 'nico', faults: [{ match: 'GET /api/weeks', effect: { body: '[]' }, times: 'always' }] } },
    home('Nico abre Inicio', 'La liga todavía no publica su calendario.'),
    step('Le dicen que pronto habrá', 'Y puede ver el ranking.', seeText('Pronto hay más jornadas')),
    ends(seeThe('link', 'Ver el ranking')),
  ]),
];
