import { choose, fail, go, openTab, press, seeText, seeThe, step } from '../actions.ts';
import { recipe } from '../recipe.ts';

export const rankingOwnPlace = recipe({
  id: 'page/ranking-own-place',
  title: 'De vuelta a tu lugar, de un toque',
  tags: ['ranking', 'paginas'],
  covers: ['route:/ranking', 'call:GET /api/ranking'],
  world: { as: 'mariana', route: '/ranking' },
  steps: [
    step('Mariana abre el Ranking', 'Dicen que va en primero.', seeThe('heading', 'Ranking')),
    step(
      'Pasa a la tabla general',
      'Sí: encabeza la lista.',
      openTab('General'),
      seeText('Así va la tabla general.'),
    ),
    step(
      'Mira quién viene atrás',
      'Su lugar la acompaña en cada página.',
      press('Siguiente'),
      seeText(/Página 2 de \d+/),
    ),
    step(
      'Regresa a su lugar',
      'De un toque, sin hojear.',
      press('Ir a mi lugar'),
      seeText(/Página 1 de \d+/),
    ),
  ],
  alsoExpect: [{ request: 'GET /api/ranking', times: 3, status: 200 }],
});

export const rankingDayOne = recipe({
  id: 'page/ranking-day-one',
  title: 'El ranking antes del primer gol',
  tags: ['ranking', 'paginas'],
  covers: ['route:/ranking'],
  world: { as: 'nico', route: '/ranking' },
  steps: [
    step('Nico abre el Ranking', 'Es miércoles y nadie ha jugado.', seeThe('heading', 'Ranking')),
    step(
      'Nada de ceros',
      'Se prende cuando termine el primer partido.',
      seeThe('heading', 'El ranking se prende cuando termine el primer partido.'),
    ),
    step('Mientras, a pronosticar', 'Un botón lo lleva.', seeThe('link', 'Hacer mis pronósticos')),
  ],
  expect: [
    { sees: { target: { role: 'heading', name: 'El ranking se prende cuando termine el primer partido.' } } },
  ],
});

export const rankingSecondPage = recipe({
  id: 'page/ranking-second-page',
  title: 'Hojea la tabla de la jornada pasada',
  tags: ['ranking', 'paginas'],
  covers: ['route:/ranking', 'call:GET /api/ranking/week/:week'],
  world: { as: 'ana', route: '/ranking' },
  steps: [
    step('Ana abre el Ranking', 'Llega a la jornada que se juega.', seeThe('heading', 'Ranking')),
    step(
      'Elige la Jornada 6',
      'Esa ya terminó.',
      choose('Jornada', 'Jornada 6'),
      seeText('Así quedó la tabla de la Jornada 6.'),
    ),
    step('Pasa de página', 'De diez en diez.', press('Siguiente')),
    step('Va en la segunda', 'Su lugar sigue a la vista.', seeText(/Página 2 de \d+/)),
  ],
  expect: [
    { sees: { text: 'Así quedó la tabla de la Jornada 6.' } },
    { request: 'GET /api/ranking/week/:week', times: 3, status: 200 },
  ],
});

/** Beyond week 23 the table opens at the first week the player sent. */
export const rankingAfterTheFinal = recipe({
  id: 'page/ranking-after-the-final',
  title: 'Después de la final, tu primera jornada',
  tags: ['ranking', 'paginas'],
  covers: ['route:/ranking'],
  world: { as: 'ana', at: 'final(23, 1) + 1d', route: '/bonus' },
  steps: [
    step(
      'Ana mira sus trivias',
      'Está en Bonus; la final fue ayer.',
      seeThe('heading', 'Tu tabla de trivias'),
    ),
    step('Abre el Ranking', 'El servidor va en la jornada 24, que no existe.', go('/ranking')),
    step(
      'La tabla abre en la Jornada 1',
      'Es la primera que ella envió.',
      seeText('Así quedó la tabla de la Jornada 1.'),
    ),
  ],
});

/** Where nobody says which week is being played, the table opens at week 1. */
export const rankingUnknownWeek = recipe({
  id: 'page/ranking-unknown-week',
  title: 'Nadie sabe qué jornada se juega',
  tags: ['ranking', 'errores'],
  covers: ['route:/ranking', 'msg:Server Error'],
  world: { as: 'ana', route: '/faq' },
  steps: [
    step(
      'Ana lee cómo se desempata',
      'Está en Preguntas Frecuentes.',
      seeThe('heading', 'Preguntas Frecuentes'),
    ),
    step(
      'Se cae una parte del servidor',
      'La que dice qué jornada se juega.',
      fail({ match: 'GET /api/week/current', effect: { status: 500 }, times: 'always' }),
    ),
    step('Ana abre el Ranking', 'La tabla sí contesta.', go('/ranking')),
    step(
      'Abre en la Jornada 1',
      'Sin diálogo: de ahí elige la que quiera.',
      seeText('Así va la tabla de la Jornada 1.'),
    ),
  ],
});
