import { press, seeField, step, write } from '../actions.ts';
import { recipe } from '../recipe.ts';
import { writePerson } from '../scenes.ts';

/** A nickname where the name belongs. */
export const registerNameWithNumbers = recipe({
  id: 'account/register-name-with-numbers',
  title: 'Pone su apodo donde va su nombre',
  tags: ['cuenta', 'errores'],
  covers: ['field:Nombre(s)', 'field:Apellidos'],
  world: { route: '/user/register' },
  steps: [
    step('Toña llena sus datos', 'Está en Crear cuenta.', writePerson()),
    step('Juega con su nombre', 'Escribe T0ña y Núñez #10.', [
      write('Nombre(s)', 'T0ña'),
      write('Apellidos', 'Núñez #10'),
      press('Continuar'),
    ]),
    step(
      'Solo van letras',
      'Con ese nombre se entrega el premio.',
      seeField('Nombre(s)', 'Escribe tu nombre sin números ni símbolos.'),
      seeField('Apellidos', 'Escribe tus apellidos sin números ni símbolos.'),
    ),
  ],
  expect: [{ sees: { field: 'Nombre(s)', says: 'Escribe tu nombre sin números ni símbolos.' } }],
});
