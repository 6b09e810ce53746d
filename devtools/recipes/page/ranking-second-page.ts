import { choose, press, seeText, seeThe, step } from '../actions.ts';
import { recipe } from '../recipe.ts';

/** Another week, and its second page. */
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
