import { fail, logIn, seeModal, seeThe, step } from '../actions.ts';
import { recipe } from '../recipe.ts';

/** A hotel's welcome page where the server's answer should be. */
export const pageInsteadOfData = recipe({
  id: 'message/page-instead-of-data',
  title: 'El wifi del hotel contesta por el servidor',
  tags: ['errores', 'cuenta'],
  covers: ['modal:unpreventedError'],
  world: { route: '/user/login' },
  steps: [
    step('Ana llega a Iniciar sesión', 'Está en el wifi de un hotel.', seeThe('button', 'Entrar')),
    step(
      'El hotel pone su página',
      'Contesta que todo bien, con otra cosa.',
      fail({ match: 'POST /api/auth/login', effect: { body: 'html' }, times: 'always' }),
    ),
    step('Ana entra', 'La app espera datos y recibe una página.', logIn('ana@correo.mx')),
    step('Un error inesperado', 'Nada de lo que llegó se dio por bueno.', seeModal('unpreventedError')),
  ],
  expect: [
    { sees: { modal: 'unpreventedError' } },
    { request: 'POST /api/auth/login', times: 1, status: 200 },
  ],
});
