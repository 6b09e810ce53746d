import { press, seeField, step, write } from '../actions.ts';
import { recipe } from '../recipe.ts';
import { writeAccess, writePerson } from '../scenes.ts';

/** Laravel 8's validation: no field's text in `message`, and the fields in the order of `rules()`. */
export const laravelFieldErrors = recipe({
  id: 'message/laravel-field-errors',
  title: 'Un Laravel de fábrica rechaza dos campos',
  tags: ['errores', 'cuenta'],
  covers: [
    'msg:The email has already been taken.',
    'msg:The nickname has already been taken.',
    'error:The email has already been taken.→field:Correo electrónico',
    'error:The nickname has already been taken.→field:Apodo para el ranking',
  ],
  world: { route: '/user/register', laravel: true },
  steps: [
    step('Mariana quiere otra cuenta', 'Llena Crear cuenta.', writePerson()),
    step('Usa su correo de siempre', 'Y también su apodo de siempre.', [
      ...writeAccess('mariana@correo.mx'),
      write('Apodo para el ranking', 'mariana10'),
    ]),
    step(
      'Presiona Crear cuenta',
      'El servidor se queja primero del correo; en el formulario va antes el apodo.',
      press('Crear cuenta'),
    ),
    step(
      'Cada campo dice lo suyo',
      'El cursor queda en el apodo.',
      seeField('Apodo para el ranking', 'Ese apodo ya está en la cancha. Prueba otro.'),
      seeField('Correo electrónico', 'Este correo ya está en uso.'),
    ),
  ],
  expect: [
    { sees: { field: 'Apodo para el ranking', says: 'Ese apodo ya está en la cancha. Prueba otro.' } },
    { sees: { field: 'Correo electrónico', says: 'Este correo ya está en uso.' } },
    { request: 'POST /api/user/register', times: 1, status: 422 },
  ],
});
