import { deleteBehind, go, seeModal, seeText, step } from '../actions.ts';
import { recipe } from '../recipe.ts';

/** The account that somebody with the keys deleted while its player was in. */
export const accountEliminated = recipe({
  id: 'modal/accountEliminated',
  title: 'Borran tu cuenta mientras juegas',
  tags: ['cuenta', 'errores'],
  covers: [
    'modal:accountEliminated',
    'msg:Attempt to read property "email" on null',
    'error:Attempt to read property "email" on null→modal:accountEliminated',
  ],
  world: { as: 'ana', route: '/bonus' },
  steps: [
    step('Ana revisa sus trivias', 'Está en Bonus.', seeText('Tu tabla de trivias')),
    step('El administrador borra su cuenta', 'Ella todavía tiene su sesión.', deleteBehind()),
    step('Ana busca su lugar en el ranking', 'El servidor ya no sabe quién es.', go('/ranking')),
    step('La cuenta ya no existe', 'Puede crear una nueva.', seeModal('accountEliminated')),
  ],
  expect: [{ sees: { modal: 'accountEliminated' } }],
});
