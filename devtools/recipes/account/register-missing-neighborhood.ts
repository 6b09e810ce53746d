import { press, seeField, seeText, step, write } from '../actions.ts';
import { recipe } from '../recipe.ts';
import { writePerson } from '../scenes.ts';

/** A postal code with two neighbourhoods, and none of them chosen. */
export const registerMissingNeighborhood = recipe({
  id: 'account/register-missing-neighborhood',
  title: 'Su código postal tiene dos colonias',
  tags: ['cuenta', 'errores'],
  covers: ['field:Colonia'],
  world: { route: '/user/register' },
  steps: [
    step('Toña llena sus datos', 'Está en Crear cuenta.', writePerson()),
    step('Se muda a la Del Valle', 'Su código postal es 03100.', [
      write('Código postal', '03100'),
      seeText('Encontramos tu zona'),
    ]),
    step('Sigue sin elegir su colonia', 'Ahí hay dos.', press('Continuar')),
    step('Falta elegir una', 'Es lo único que falta.', seeField('Colonia', 'Elige tu colonia.')),
  ],
  expect: [{ sees: { field: 'Colonia', says: 'Elige tu colonia.' } }],
});
