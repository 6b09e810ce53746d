import { press, seeField, step, write } from '../actions.ts';
import { recipe } from '../recipe.ts';
import { writeAccess, writePerson } from '../scenes.ts';

/** A password with more than sixty-four characters. */
export const registerLongPassword = recipe({
  id: 'account/register-long-password',
  title: 'Una contraseña de media canción',
  tags: ['cuenta', 'errores'],
  covers: ['field:Contraseña'],
  world: { route: '/user/register' },
  steps: [
    step('Toña llena sus datos', 'Está en Crear cuenta, paso 1.', writePerson()),
    step('Llena también el segundo', 'Apodo, correo y los dos permisos.', writeAccess()),
    step('Pone media canción', 'Son más de 64 caracteres.', [
      write('Contraseña', 'de la sierra morena vienen bajando un par de ojitos negros de contrabando'),
      press('Crear cuenta'),
    ]),
    step(
      'Tiene que ser más corta',
      'Nada se envió todavía.',
      seeField('Contraseña', 'Usa 64 caracteres o menos.'),
    ),
  ],
  expect: [
    { sees: { field: 'Contraseña', says: 'Usa 64 caracteres o menos.' } },
    { request: 'POST /api/user/register', times: 0 },
  ],
});
