import { choose, press, seeField, step, write } from '../actions.ts';
import { recipe } from '../recipe.ts';
import { writePerson } from '../scenes.ts';

/** A birthday that is tomorrow: one day too young. */
export const registerUnderage = recipe({
  id: 'account/register-underage',
  title: 'Cumple dieciocho mañana',
  tags: ['cuenta', 'errores'],
  covers: ['field:Día', 'field:Mes', 'field:Año'],
  world: { route: '/user/register' },
  steps: [
    step('Toño se registra', 'Está en Crear cuenta; es 26 de agosto de 2026.', writePerson()),
    step('Pone su fecha de nacimiento', 'Nació el 27 de agosto de 2008.', [
      write('Día', '27'),
      choose('Mes', 'Agosto'),
      write('Año', '2008'),
      press('Continuar'),
    ]),
    step(
      'Todavía no puede jugar',
      'El reto es para mayores de 18 años. Mañana sí.',
      seeField('Día', 'Este reto es solo para mayores de 18 años.'),
    ),
  ],
  expect: [{ sees: { field: 'Día', says: 'Este reto es solo para mayores de 18 años.' } }],
});
