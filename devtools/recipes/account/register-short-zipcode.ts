import { press, seeField, step, write } from '../actions.ts';
import { recipe } from '../recipe.ts';
import { writePerson } from '../scenes.ts';

/** A postal code without its leading zero. */
export const registerShortZipcode = recipe({
  id: 'account/register-short-zipcode',
  title: 'Se le olvida el cero de su código postal',
  tags: ['cuenta', 'errores'],
  covers: ['field:Código postal'],
  world: { route: '/user/register' },
  steps: [
    step('Toña llena sus datos', 'Está en Crear cuenta.', writePerson()),
    step('Corrige su código postal', 'Pone 6700 en lugar de 06700.', [
      write('Código postal', '6700'),
      press('Continuar'),
    ]),
    step('Son cinco dígitos', 'El cero también cuenta.', seeField('Código postal', 'Son 5 dígitos.')),
  ],
  expect: [{ sees: { field: 'Código postal', says: 'Son 5 dígitos.' } }],
});
