import { press, seeModal, seeText, step } from '../actions.ts';
import { recipe } from '../recipe.ts';

/** The question before an account is deleted. */
export const deleteAccount = recipe({
  id: 'modal/deleteAccount',
  title: 'Lo piensas dos veces antes de borrar tu cuenta',
  tags: ['cuenta'],
  covers: ['modal:deleteAccount'],
  world: { as: 'ana', route: '/user/profile' },
  steps: [
    step('Ana revisa sus boletos', 'Está en su perfil.', seeText('Mis boletos')),
    step('Quiere eliminar su cuenta', 'El botón está al final de la página.', press('Eliminar mi cuenta')),
    step('¿Eliminar tu cuenta?', 'Perdería sus puntos y su lugar.', seeModal('deleteAccount')),
  ],
  expect: [{ sees: { modal: 'deleteAccount' } }, { request: 'GET /api/user/delete', times: 0 }],
});
