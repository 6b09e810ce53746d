import { press, seeField, step, write } from '../actions.ts';
import { recipe } from '../recipe.ts';
import { writeAccess, writePerson } from '../scenes.ts';

/** Two failing fields in one answer; Laravel 9 adds a summary to the first text: `(and 1 more error)`. */
export const twoErrorsAtOnce = recipe({
  id: 'message/two-errors-at-once',
  title: 'El servidor contesta con dos quejas juntas',
  tags: ['errores', 'cuenta'],
  covers: [
    'msg:The email has already been taken. (and 1 more error)',
    'msg:The email has already been taken.',
    'msg:The nickname has already been taken.',
    'error:The email has already been taken.→field:Correo electrónico',
    'error:The nickname has already been taken.→field:Apodo para el ranking',
  ],
  world: { route: '/user/register' },
  steps: [
    step('Mariana quiere otra cuenta', 'Llena Crear cuenta.', writePerson()),
    step('Usa su correo de siempre', 'Y también su apodo de siempre.', [
      ...writeAccess('mariana@correo.mx'),
      write('Apodo para el ranking', 'mariana10'),
    ]),
    step('Presiona Crear cuenta', 'El servidor se queja de las dos cosas.', press('Crear cuenta')),
    step(
      'Cada campo dice lo suyo',
      'El cursor queda en el primero del formulario.',
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
