import { press, seeField, step, write } from '../actions.ts';
import { recipe } from '../recipe.ts';
import { writePerson } from '../scenes.ts';

/** A telephone number with a digit too few. */
export const registerShortPhone = recipe({
  id: 'account/register-short-phone',
  title: 'A su celular le falta un dígito',
  tags: ['cuenta', 'errores'],
  covers: ['field:Celular (10 dígitos)'],
  world: { route: '/user/register' },
  steps: [
    step('Toña llena sus datos', 'Está en Crear cuenta.', writePerson()),
    step('Se come un número', 'Escribe 55 1234 567.', [
      write('Celular (10 dígitos)', '55 1234 567'),
      press('Continuar'),
    ]),
    step(
      'Son diez dígitos',
      'Con ese número le avisan si gana.',
      seeField('Celular (10 dígitos)', 'Escribe tu celular a 10 dígitos, sin lada internacional.'),
    ),
  ],
  expect: [
    {
      sees: {
        field: 'Celular (10 dígitos)',
        says: 'Escribe tu celular a 10 dígitos, sin lada internacional.',
      },
    },
  ],
});
