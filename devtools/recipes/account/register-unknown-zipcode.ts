import { seeField, step, write } from '../actions.ts';
import { recipe } from '../recipe.ts';
import { writePerson } from '../scenes.ts';

/** A postal code that nobody knows. */
export const registerUnknownZipcode = recipe({
  id: 'account/register-unknown-zipcode',
  title: 'Un código postal que no existe',
  tags: ['cuenta', 'errores'],
  covers: ['msg:Zipcode Not Found', 'error:Zipcode Not Found→field:Código postal'],
  world: { route: '/user/register' },
  steps: [
    step('Toña llena sus datos', 'Está en Crear cuenta.', writePerson()),
    step('Cambia su código postal', 'Escribe 99998.', write('Código postal', '99998')),
    step(
      'Nadie conoce ese código',
      'Lo dice el campo; el resto del formulario sigue ahí.',
      seeField('Código postal', 'No encontramos ese código postal. Revísalo.'),
    ),
  ],
  expect: [
    { sees: { field: 'Código postal', says: 'No encontramos ese código postal. Revísalo.' } },
    { request: 'GET /api/zipcode/:zipcode', times: 2, status: 404 },
  ],
});
