import { answer, press, seeModal, seeText, step } from '../actions.ts';
import { recipe } from '../recipe.ts';

/** The account, deleted by its own player. */
export const accountDeleted = recipe({
  id: 'modal/accountDeleted',
  title: 'Eliminas tu cuenta',
  tags: ['cuenta'],
  covers: ['modal:deleteAccount', 'modal:accountDeleted'],
  world: { as: 'ana', route: '/user/profile' },
  steps: [
    step('Ana revisa sus boletos', 'Está en su perfil.', seeText('Mis boletos')),
    step('Elimina su cuenta', 'Dice que sí, que está segura.', [
      press('Eliminar mi cuenta'),
      ...answer('deleteAccount', 'Sí, eliminar'),
    ]),
    step('Cuenta eliminada', 'Está de vuelta en Inicio, como visitante.', seeModal('accountDeleted')),
  ],
  expect: [
    { sees: { modal: 'accountDeleted' } },
    { sees: { route: '/' } },
    { request: 'GET /api/user/delete', times: 1, status: 200 },
  ],
});
