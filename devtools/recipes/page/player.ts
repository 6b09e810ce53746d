import { choose, go, openTab, press, seeHeading, seeText, seeThe, step } from '../actions.ts';
import { keepFailing } from '../common-steps.ts';
import { type Recipe, recipeWith } from '../recipe.ts';

const recipe = recipeWith({ tags: ['ranking', 'paginas'] });

export const PAGE_PLAYER_RECIPES: readonly Recipe[] = [
  recipe('page/ranking-own-place', 'De vuelta a tu lugar, de un toque', {
    world: { as: 'mariana', route: '/ranking' },
    steps: [
      step('Mariana abre el Ranking', 'Dicen que va en primero.', seeHeading('Ranking')),
      step('Pasa a la tabla general', 'Sí: encabeza la lista.', [
        openTab('General'),
        seeText('Así va la tabla general.'),
      ]),
      step('Mira quién viene atrás', 'Su lugar la acompaña en cada página.', [
        press('Siguiente'),
        seeText(/Página 2 de \d+/),
      ]),
      step('Regresa a su lugar', 'De un toque, sin hojear: su renglón, marcado.', [
        press('Ir a mi lugar'),
        seeText(/Página 1 de \d+/),
      ]),
    ],
    ends: { shows: { target: { role: 'rowheader', name: /mariana10/ } } },
  }),
  recipe('page/ranking-day-one', 'El ranking antes del primer gol', {
    world: { as: 'nico', route: '/ranking' },
    steps: [
      step('Nico abre el Ranking', 'Es miércoles y nadie ha jugado.', seeHeading('Ranking')),
      step('Todavía no hay tabla', 'Se prende cuando termine el primer partido.', [
        seeHeading('El ranking se prende cuando termine el primer partido.'),
      ]),
      step('Mientras, a pronosticar', 'Un botón lo lleva.', seeThe('link', 'Hacer mis pronósticos')),
    ],
    ends: {
      shows: { target: { role: 'heading', name: 'El ranking se prende cuando termine el primer partido.' } },
    },
  }),
  recipe('page/ranking-second-page', 'Hojea la tabla de la jornada pasada', {
    world: { as: 'ana', route: '/ranking' },
    steps: [
      step('Ana abre el Ranking', 'Llega a la jornada que se juega.', seeHeading('Ranking')),
      step('Elige la Jornada 6', 'Esa ya terminó.', [
        choose('Jornada', 'Jornada 6'),
        seeText('Así quedó la tabla de la Jornada 6.'),
      ]),
      step('Pasa de página', 'De diez en diez.', press('Siguiente')),
      step('Va en la segunda', 'Su lugar sigue a la vista.', seeText(/Página 2 de \d+/)),
    ],
    ends: {
      shows: { text: 'Así quedó la tabla de la Jornada 6.' },
      calls: { 'GET /api/ranking/week/:week': { times: 3, status: 200 } },
    },
  }),
  // After week 23, the last one, the ranking opens at the first week in which the player sent a ticket.
  recipe('page/ranking-after-the-final', 'Después de la final, tu primera jornada', {
    world: { as: 'ana', at: 'final(23, 1) + 1d', route: '/bonus' },
    steps: [
      step('Ana mira sus trivias', 'Está en Bonus; la final fue ayer.', seeHeading('Tu tabla de trivias')),
      step('Abre el Ranking', 'El servidor va en la jornada 24, que no existe.', go('/ranking')),
      step('La tabla abre en la Jornada 1', 'Es la primera que ella envió.'),
    ],
    ends: { shows: { text: 'Así quedó la tabla de la Jornada 1.' } },
  }),
  // When the request for the current week fails, the ranking opens at week 1.
  recipe('page/ranking-unknown-week', 'Nadie sabe qué jornada se juega', {
    tags: ['ranking', 'errores'],
    world: { as: 'ana', route: '/faq' },
    steps: [
      step('Ana lee cómo se desempata', 'Está en Preguntas Frecuentes.', seeHeading('Preguntas Frecuentes')),
      step('Se cae una parte del servidor', 'La que dice qué jornada se juega.', [
        keepFailing('GET /api/week/current', 500),
      ]),
      step('Ana abre el Ranking', 'La tabla sí contesta.', go('/ranking')),
      step('Abre en la Jornada 1', 'Sin diálogo: de ahí elige la que quiera.'),
    ],
    ends: { shows: { text: 'Así va la tabla de la Jornada 1.' } },
  }),
  recipe('page/profile', 'Tus boletos sellados, jornada por jornada', {
    tags: ['paginas', 'cuenta'],
    world: { as: 'mariana', route: '/user/profile' },
    steps: [
      step('Mariana abre su perfil', 'Arriba, su credencial: va en primer lugar.', seeHeading('mariana10')),
      step('Ahí están sus datos', 'De su celular solo se leen el principio y el final.', [
        seeHeading('Mis datos'),
      ]),
      step('Y sus boletos completos', 'Cada jornada con sus puntos.'),
    ],
    ends: { shows: { target: { role: 'heading', name: 'Mis boletos' } } },
  }),
  recipe('page/bonus', 'Tu tabla de trivias, frijol por frijol', {
    tags: ['paginas', 'trivia'],
    world: { as: 'ana', route: '/bonus' },
    steps: [
      step('Ana abre Bonus', 'Lleva seis jornadas jugadas.', seeHeading('Bonus')),
      step('Su tabla se llena', 'Un frijol por cada acierto.', seeHeading('Tu tabla de trivias')),
      step('Y algo para llevar', 'Fondos, listas y cupones.', seeHeading('Para llevar')),
    ],
    ends: { shows: { target: { role: 'heading', name: 'Tu tabla de trivias' } } },
  }),
];
