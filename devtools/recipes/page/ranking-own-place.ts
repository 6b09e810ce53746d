import { openTab, press, seeText, seeThe, step } from '../actions.ts';
import { recipe } from '../recipe.ts';

/** From any page of the table to one's own place. */
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
  expect: [{ sees: { text: /Página 1 de \d+/ } }, { request: 'GET /api/ranking', times: 3, status: 200 }],
});
