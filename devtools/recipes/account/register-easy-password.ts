import { press, seeField, step, write } from '../actions.ts';
import { recipe } from '../recipe.ts';
import { writeAccess, writePerson } from '../scenes.ts';

/** A password of the list that everybody tries first. */
export const registerEasyPassword = recipe({
  id: 'account/register-easy-password',
  title: 'Una contraseña demasiado fácil',
  tags: ['cuenta', 'errores'],
  covers: ['field:Contraseña'],
  world: { route: '/user/register' },
  steps: [
    step('Toña llena sus datos', 'Está en Crear cuenta, paso 1.', writePerson()),
    step('Llena también el segundo', 'Apodo, correo y los dos permisos.', writeAccess()),
    step('Elige mexico2026', 'La primera que cualquiera probaría.', [
      write('Contraseña', 'mexico2026'),
      press('Crear cuenta'),
    ]),
    step(
      'Se adivina muy fácil',
      'Una frase corta es mejor y se recuerda igual.',
      seeField('Contraseña', 'Esa contraseña es muy fácil de adivinar.'),
    ),
  ],
  expect: [
    { sees: { field: 'Contraseña', says: 'Esa contraseña es muy fácil de adivinar.' } },
    { request: 'POST /api/user/register', times: 0 },
  ],
});
