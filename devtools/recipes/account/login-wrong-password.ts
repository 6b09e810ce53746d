import { logIn, seeField, seeThe, step } from '../actions.ts';
import { recipe } from '../recipe.ts';

/** The password that is not the account's. */
export const loginWrongPassword = recipe({
  id: 'account/login-wrong-password',
  title: 'Se equivoca de contraseña',
  tags: ['cuenta', 'errores'],
  covers: ['msg:Invalid Credentials', 'error:Invalid Credentials→field:Contraseña'],
  world: { route: '/user/login' },
  steps: [
    step('Ana llega a Iniciar sesión', 'Viene de prisa.', seeThe('button', 'Entrar')),
    step('Escribe otra contraseña', 'Era papas con chile.', logIn('ana@correo.mx', 'papas con limón')),
    step(
      'Esa contraseña es inválida',
      'Su correo sigue escrito; solo corrige lo demás.',
      seeField('Contraseña', 'Esta contraseña es inválida.'),
    ),
  ],
  expect: [
    { sees: { field: 'Contraseña', says: 'Esta contraseña es inválida.' } },
    { request: 'POST /api/auth/login', times: 1, status: 401 },
  ],
});
