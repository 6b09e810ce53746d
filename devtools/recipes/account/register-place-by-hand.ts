import { answer, fail, press, seeField, seeModal, step, write } from '../actions.ts';
import { recipe } from '../recipe.ts';
import { writePerson } from '../scenes.ts';

const REQUIRED = 'Este campo es obligatorio';

/** The search of postal codes is down: the place is written by hand, and nobody is kept from registering. */
export const registerPlaceByHand = recipe({
  id: 'account/register-place-by-hand',
  title: 'Sin buscador de códigos postales se llena a mano',
  tags: ['cuenta', 'errores'],
  covers: ['field:Estado', 'field:Municipio o alcaldía', 'field:Colonia'],
  world: { route: '/user/register' },
  steps: [
    step('Toña llena sus datos', 'Está en Crear cuenta.', writePerson()),
    step(
      'Se cae el buscador',
      'Ella cambia su código postal a 44100.',
      fail({ match: 'GET /api/zipcode/:zipcode', effect: { status: 500 }, times: 'always' }),
      write('Código postal', '44100'),
      seeModal('unpreventedError'),
    ),
    step(
      'Acepta y sigue',
      'Ahora le piden su dirección a mano.',
      answer('unpreventedError', 'Aceptar'),
      press('Continuar'),
    ),
    step(
      'Tres campos que puede escribir ella',
      'Nadie se queda fuera por un buscador.',
      ...['Estado', 'Municipio o alcaldía', 'Colonia'].map((label) => seeField(label, REQUIRED)),
    ),
  ],
  expect: [{ sees: { field: 'Estado', says: REQUIRED } }],
});
