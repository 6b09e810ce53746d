import { seeModal, seeText, step } from '../actions.ts';
import { recipe } from '../recipe.ts';
import { confirmWithCode } from '../scenes.ts';

/** The right code, in time. */
export const verifyAccountSuccess = recipe({
  id: 'modal/verifyAccountSuccess',
  title: 'Confirmas tu cuenta con el código',
  tags: ['cuenta'],
  covers: ['modal:verifyAccountSuccess'],
  world: { as: 'lupe', route: '/user/confirm-account' },
  steps: [
    step('Lupe abre su correo', 'Su código la espera; está en Confirmar cuenta.', seeText('lupe@correo.mx')),
    step('Escribe los 6 dígitos', 'Los copia del correo.', confirmWithCode('lupe@correo.mx')),
    step('¡Cuenta confirmada!', 'Ya puede lanzar sus pronósticos.', seeModal('verifyAccountSuccess')),
  ],
  expect: [
    { sees: { modal: 'verifyAccountSuccess' } },
    { request: 'POST /api/user/verify', times: 1, status: 200 },
  ],
});
