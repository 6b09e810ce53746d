import { fail, go, seeText, seeThe, step } from '../actions.ts';
import { recipe } from '../recipe.ts';

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
  expect: [{ sees: { text: 'Así va la tabla de la Jornada 1.' } }],
});
