import { press, seeField, step, write } from '../actions.ts';
import { recipe } from '../recipe.ts';
import { writeAccess, writePerson } from '../scenes.ts';

/** The nickname that somebody else has. */
export const registerTakenNickname = recipe({
  id: 'account/register-taken-nickname',
  title: 'Ese apodo ya está en la cancha',
  tags: ['cuenta', 'errores'],
  covers: [
    'msg:The nickname has already been taken.',
    'error:The nickname has already been taken.→field:Apodo para el ranking',
  ],
  world: { route: '/user/register' },
  steps: [
    step('Toña llena sus datos', 'Está en Crear cuenta, paso 1.', writePerson()),
    step('Llena también el segundo', 'Correo, contraseña y los dos permisos.', writeAccess()),
    step('Quiere llamarse mariana10', 'Mariana llegó antes.', [
      write('Apodo para el ranking', 'mariana10'),
      press('Crear cuenta'),
    ]),
    step(
      'Ese apodo tiene dueña',
      'Lo demás sigue escrito; solo cambia de apodo.',
      seeField('Apodo para el ranking', 'Ese apodo ya está en la cancha. Prueba otro.'),
    ),
  ],
  expect: [
    { sees: { field: 'Apodo para el ranking', says: 'Ese apodo ya está en la cancha. Prueba otro.' } },
    { request: 'POST /api/user/register', times: 1, status: 422 },
  ],
});
