import { fail, logIn, seeModal, seeThe, step } from '../actions.ts';
import { recipe } from '../recipe.ts';

/** The anti-forgery cookie that is refused even when it is new: asked for again once, and no more. */
export const refusedCookie = recipe({
  id: 'message/refused-cookie',
  title: 'Dejó la página abierta toda la noche',
  tags: ['errores', 'cuenta'],
  covers: ['msg:CSRF token mismatch.', 'error:CSRF token mismatch.→modal:connectionError'],
  world: { route: '/user/login' },
  steps: [
    step('Ana dejó abierto Iniciar sesión', 'Desde ayer en la noche.', seeThe('button', 'Entrar')),
    step(
      'El permiso de su página venció',
      'Y el servidor no acepta ni el nuevo.',
      fail({ match: 'POST /api/auth/login', effect: { status: 419 }, times: 'always' }),
    ),
    step('Ana entra', 'La app renueva el permiso e insiste una sola vez.', logIn('ana@correo.mx')),
    step('No se pudo conectar', 'Le pide intentarlo más tarde.', seeModal('connectionError')),
  ],
  expect: [
    { sees: { modal: 'connectionError' } },
    { request: 'POST /api/auth/login', times: 2, status: 419 },
  ],
});
