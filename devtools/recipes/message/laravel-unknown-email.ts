import { seeField, step } from '../actions.ts';
import { recipe } from '../recipe.ts';
import { askForLink } from '../scenes.ts';

/** Laravel's own text about an e-mail without an account. */
export const laravelUnknownEmail = recipe({
  id: 'message/laravel-unknown-email',
  title: 'Un Laravel de fábrica no encuentra su correo',
  tags: ['errores', 'cuenta'],
  covers: [
    "msg:We can't find a user with that email address.",
    "error:We can't find a user with that email address.→field:Correo electrónico",
  ],
  world: { route: '/user/forgot-password', laravel: true },
  steps: [
    step('Beto pide su enlace', 'Con un correo que nunca registró.', askForLink('beto@correo.mx')),
    step(
      'No se encontró ese correo',
      'Puede probar con el otro.',
      seeField('Correo electrónico', 'No se encontró este correo electrónico.'),
    ),
  ],
  expect: [
    { sees: { field: 'Correo electrónico', says: 'No se encontró este correo electrónico.' } },
    { request: 'POST /api/auth/forgot-password', times: 1, status: 422 },
  ],
});
