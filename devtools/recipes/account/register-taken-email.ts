import { press, seeField, seeText, step } from '../actions.ts';
import { recipe } from '../recipe.ts';
import { writeAccess, writePerson } from '../scenes.ts';

/** The e-mail address that has an account already. */
export const registerTakenEmail = recipe({
  id: 'account/register-taken-email',
  title: 'Se registra con el correo de Ana',
  tags: ['cuenta', 'errores'],
  covers: [
    'msg:The email has already been taken.',
    'error:The email has already been taken.→field:Correo electrónico',
  ],
  world: { route: '/user/register' },
  steps: [
    step('Ana no recuerda si ya tiene cuenta', 'Llena Crear cuenta otra vez.', writePerson()),
    step('Llena también el segundo paso', 'Con el correo de siempre.', writeAccess('ana@correo.mx')),
    step('Presiona Crear cuenta', 'El servidor la reconoce.', press('Crear cuenta')),
    step(
      'Ese correo ya está en uso',
      'Junto al campo le ofrecen iniciar sesión.',
      seeField('Correo electrónico', 'Este correo ya está en uso.'),
      seeText('¿Es tu cuenta?'),
    ),
  ],
  expect: [
    { sees: { field: 'Correo electrónico', says: 'Este correo ya está en uso.' } },
    { request: 'POST /api/user/register', times: 1, status: 422 },
  ],
});
