import { go, seeText, seeThe, step } from '../actions.ts';
import { recipe } from '../recipe.ts';

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
  expect: [{ sees: { text: 'Así quedó la tabla de la Jornada 1.' } }],
});
