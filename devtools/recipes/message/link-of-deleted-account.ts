import { deleteBehind, seeModal, step } from '../actions.ts';
import { recipe } from '../recipe.ts';
import { askForLink, followLink, saveNewPassword } from '../scenes.ts';

/** The link of an account that was deleted meanwhile. */
export const linkOfDeletedAccount = recipe({
  id: 'message/link-of-deleted-account',
  title: 'El enlace de una cuenta que ya no existe',
  tags: ['errores', 'cuenta'],
  covers: [
    "msg:We can't find a user with that email address.",
    "error:We can't find a user with that email address.→modal:unpreventedError",
  ],
  world: { route: '/user/forgot-password' },
  steps: [
    step('Ana olvidó su contraseña', 'La pide en Recuperar contraseña.', askForLink('ana@correo.mx')),
    step('Abre el enlace de su correo', 'Llega a Cambiar contraseña.', followLink('ana@correo.mx')),
    step('El administrador borra su cuenta', 'Ella no lo sabe.', deleteBehind('ana@correo.mx')),
    step('Ana guarda la nueva', 'Ya no hay a quién cambiársela.', saveNewPassword()),
    step('Algo inesperado', 'No hay campo que corregir aquí.', seeModal('unpreventedError')),
  ],
  expect: [
    { sees: { modal: 'unpreventedError' } },
    { request: 'POST /api/auth/change-password', times: 1, status: 422 },
  ],
});
