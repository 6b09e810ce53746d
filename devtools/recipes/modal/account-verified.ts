import { confirmElsewhere, press, seeModal, seeText, step, write } from '../actions.ts';
import { recipe } from '../recipe.ts';

/** The account that was confirmed in another browser meanwhile. */
export const accountVerified = recipe({
  id: 'modal/accountVerified',
  title: 'Ya habías confirmado en otra ventana',
  tags: ['cuenta', 'errores'],
  covers: [
    'modal:accountVerified',
    'msg:User already verified',
    'error:User already verified→modal:accountVerified',
  ],
  world: { as: 'lupe', route: '/user/confirm-account' },
  steps: [
    step('Lupe espera su código', 'Está en Confirmar cuenta.', seeText('lupe@correo.mx')),
    step('Confirma en su computadora', 'Esta ventana no se entera.', confirmElsewhere('lupe@correo.mx')),
    step('Vuelve al celular', 'Escribe un código de todos modos.', [
      write('Código de 6 dígitos', '123456'),
      press('Confirmar'),
    ]),
    step('¡Ya estaba dentro!', 'Solo le falta iniciar sesión.', seeModal('accountVerified')),
  ],
  expect: [
    { sees: { modal: 'accountVerified' } },
    { request: 'POST /api/user/verify', times: 1, status: 409 },
  ],
});
