import { follow, go, seeRoute, seeThe, step } from '../actions.ts';
import { recipe } from '../recipe.ts';

/** Any address that is not ours. */
export const missingPage = recipe({
  id: 'page/missing-page',
  title: 'Una dirección que no existe',
  tags: ['paginas', 'errores'],
  covers: ['route:*'],
  world: { route: '/estadio' },
  steps: [
    step('Toña teclea mal la dirección', 'Escribió /estadio.', seeThe('heading', '¡Oops! ...')),
    step(
      'Regresa al inicio',
      'Con el único enlace que hace falta.',
      follow('Regresar al inicio'),
      seeRoute(''),
    ),
    step(
      'Vuelve a equivocarse',
      'Y la página se lo dice igual.',
      go('/cancha'),
      seeThe('heading', '¡Oops! ...'),
    ),
  ],
  expect: [{ sees: { text: 'Algo salió mal, inténtalo más tarde' } }],
});
