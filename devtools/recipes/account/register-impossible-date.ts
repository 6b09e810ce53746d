import { choose, press, seeField, step, write } from '../actions.ts';
import { recipe } from '../recipe.ts';
import { writePerson } from '../scenes.ts';

/** A day that no calendar has. */
export const registerImpossibleDate = recipe({
  id: 'account/register-impossible-date',
  title: 'Nació un 31 de febrero',
  tags: ['cuenta', 'errores'],
  covers: ['field:Día', 'field:Mes', 'field:Año'],
  world: { route: '/user/register' },
  steps: [
    step('Toña llena sus datos', 'Está en Crear cuenta.', writePerson()),
    step('Se le va el dedo en la fecha', 'Pone 31 de febrero.', [
      write('Día', '31'),
      choose('Mes', 'Febrero'),
      press('Continuar'),
    ]),
    step(
      'Esa fecha no existe',
      'La pregunta lo dice una vez para los tres campos.',
      seeField('Día', 'Revisa la fecha: día, mes y año.'),
    ),
  ],
  expect: [{ sees: { field: 'Año', says: 'Revisa la fecha: día, mes y año.' } }],
});
