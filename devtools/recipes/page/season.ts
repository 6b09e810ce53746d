import { comeBack, follow, heal, press, seeHeading, seeText, seeThe, step, travelTo } from '../actions.ts';
import { keepFailing } from '../common-steps.ts';
import { type Recipe, recipeWith } from '../recipe.ts';

const recipe = recipeWith({ tags: ['paginas', 'ranking'], world: { as: 'ana', route: '/user/profile' } });

const FAILED = 'No pudimos completarla. Inténtalo de nuevo.';
const COMPLETED = 'Listo, tu gráfica está completa.';

export const PAGE_SEASON_RECIPES: readonly Recipe[] = [
  recipe('page/season-empty', 'Tu temporada antes del primer boleto', {
    world: { as: 'nico' },
    steps: [
      step('Nico abre su perfil', 'Todavía no envía ningún boleto.', seeHeading('Mi temporada')),
      step('Su gráfica está por arrancar', 'Un enlace lo lleva a Partidos.', [
        seeText('Tu gráfica arranca con tu primer boleto.'),
      ]),
      step('Va a llenar el primero', 'De un toque.', follow('Ir a Partidos')),
    ],
    ends: { shows: { route: '/games' } },
  }),
  recipe('page/season-first-week', 'Tu temporada con una sola jornada', {
    world: { at: 'final(1, 9) + 1h' },
    steps: [
      step('Ana abre su perfil', 'Acaba de terminar la Jornada 1.', seeHeading('Mi temporada')),
      step('Su gráfica estrena la primera barra', 'Exactos, resultados y trivia, cada uno con su dibujo.', [
        seeThe('button', /^Jornada 1: \d+ puntos\. Ver el boleto$/),
      ]),
      step('Presiona la barra', 'Abajo se abre el boleto de esa jornada.', press(/^Jornada 1: /)),
    ],
    ends: { shows: { text: 'Boleto Jornada 1' } },
  }),
  recipe('page/season-whole', 'Las 23 jornadas en una gráfica', {
    world: { as: 'tono', at: 'final(23, 1) + 1d' },
    steps: [
      step('Toño abre su perfil', 'Ayer fue la final y no faltó a ninguna jornada.', [
        seeHeading('Mi temporada'),
      ]),
      step('Ve toda su temporada', 'De la Jornada 1 a la Final · Vuelta.', [
        seeThe('button', /^Final · Vuelta: /),
      ]),
      step('Busca su mejor jornada', 'La más alta lleva su número en grande.', seeText('Mejor jornada')),
      step('Pide los números', 'Los mismos, jornada por jornada.', press('Ver como tabla')),
    ],
    ends: { shows: { target: { role: 'table', name: 'Mis puntos por jornada' } } },
  }),
  recipe('page/season-pending', 'Una jornada por confirmar no suma de más', {
    world: { at: 'final(7, 1) + 1m' },
    steps: [
      step('Ana abre su perfil', 'Ya terminó uno de sus dos partidos de la Jornada 7.', [
        seeHeading('Mi temporada'),
      ]),
      step('Le falta el otro', 'Su barra lo dice y solo cuenta lo publicado.', [
        seeText('Jornada 7: 1 partido por confirmar.'),
      ]),
      step('Termina el segundo', 'Ana vuelve a la app.', [
        travelTo('final(7, 3) + 1m', { silent: true }),
        comeBack(),
      ]),
      step('Su barra quedó completa', 'Ya no hay nada por confirmar.'),
    ],
    ends: { shows: { target: { role: 'button', name: /^Jornada 7: \d+ puntos?\. Ver el boleto$/ } } },
  }),
  recipe('page/season-postponed', 'Un partido pospuesto no te quita puntos', {
    steps: [
      step('Ana abre su perfil', 'En la Jornada 4 llovió y un partido no se jugó.', [
        seeHeading('Mi temporada'),
      ]),
      step('Su gráfica lo explica', 'Ese partido no suma ni cuenta como error.'),
    ],
    ends: { shows: { text: 'Jornada 4: 1 partido pospuesto, no suma.' } },
  }),
  recipe('page/season-trivia', 'Ubica tus puntos de trivia', {
    steps: [
      step('Ana abre su perfil', 'Ha acertado cuatro trivias.', seeHeading('Mi temporada')),
      step('Tres puntos no tienen jornada', 'Ya están en su total.', [
        seeText('3 puntos de trivia por ubicar: ya están en tu total.'),
      ]),
      step('Presiona “Completar la gráfica”', 'La app pregunta por las jornadas que faltan.', [
        press('Completar la gráfica'),
      ]),
      step('Cada punto está en su barra', 'Y el total es el mismo.'),
    ],
    ends: { shows: { text: COMPLETED } },
  }),
  recipe('page/season-trivia-failed', 'La gráfica no se pudo completar', {
    steps: [
      step('Ana abre su perfil', 'Tiene puntos de trivia por ubicar.', seeHeading('Mi temporada')),
      step('Se cae el ranking', 'El resto del servidor contesta.', [
        keepFailing('GET /api/ranking/week/:week', 500),
      ]),
      step('Presiona “Completar la gráfica”', 'Se lo dicen ahí mismo, sin diálogo.', [
        press('Completar la gráfica'),
        seeText(FAILED),
      ]),
      step('Vuelve el ranking', 'Ana lo intenta otra vez.', [heal(), press('Completar la gráfica')]),
      step('Ahora sí', 'Cada punto está en su barra.'),
    ],
    ends: { shows: { text: COMPLETED } },
  }),
  recipe('page/season-share', 'Presume tu temporada', {
    world: { as: 'mariana' },
    steps: [
      step('Mariana abre su perfil', 'Va en primer lugar.', seeHeading('Mi temporada')),
      step('Comparte su temporada', 'La tarjeta se dibuja en su celular, sin su nombre ni sus datos.', [
        press('Compartir mi temporada'),
      ]),
      step('También puede mandar el enlace', 'Por WhatsApp.'),
    ],
    ends: { shows: { target: { role: 'link', name: 'Enviar por WhatsApp' } } },
  }),
];
