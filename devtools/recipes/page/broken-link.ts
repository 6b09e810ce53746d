import { go, seeText, seeThe, step } from '../actions.ts';
import { recipe } from '../recipe.ts';

/** A link to a new password that lost its end in the e-mail. */
export const brokenLink = recipe({
  id: 'page/broken-link',
  title: 'El enlace llegó cortado',
  tags: ['paginas', 'cuenta'],
  covers: ['route:/user/change-password/:email/:token'],
  world: { route: '/' },
  steps: [
    step('Ana llega a Inicio', 'Trae un enlace a medias en su correo.', seeThe('link', 'Ya tengo cuenta')),
    step('Lo abre', 'Al correo le falta un pedazo.', go('/user/change-password/ana/7f3a')),
    step(
      'Ese enlace no sirve',
      'Ahí mismo pide otro.',
      seeText('Este enlace está incompleto o ya no sirve.'),
    ),
  ],
  expect: [
    { sees: { target: { role: 'link', name: 'Pedir otro enlace' } } },
    { request: 'POST /api/auth/change-password', times: 0 },
  ],
});
