import { answer, choose, fail, press, seeField, seeModal, seeText, seeThe, step, write } from '../actions.ts';
import { recipe } from '../recipe.ts';
import { writePerson } from '../scenes.ts';

const REQUIRED = 'Este campo es obligatorio';

export const registerPersonEmpty = recipe({
  id: 'account/register-person-empty',
  title: 'El primer paso del registro, en blanco',
  tags: ['cuenta', 'errores'],
  covers: [
    'field:Nombre(s)',
    'field:Apellidos',
    'field:Día',
    'field:Mes',
    'field:Año',
    'field:Celular (10 dígitos)',
    'field:Código postal',
  ],
  world: { route: '/user/register' },
  steps: [
    step('Toña abre Crear cuenta', 'Quiere ver qué le piden.', seeThe('button', 'Continuar')),
    step('Presiona Continuar', 'Todavía no llena nada.', press('Continuar')),
    step(
      'Una lista dice qué falta',
      'Cada renglón lleva a su campo.',
      seeText('Revisa 5 datos'),
      ...['Nombre(s)', 'Apellidos', 'Día', 'Celular (10 dígitos)', 'Código postal'].map((label) =>
        seeField(label, REQUIRED),
      ),
    ),
  ],
  alsoExpect: [{ sees: { field: 'Nombre(s)', says: REQUIRED } }],
});

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
});

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
});

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
});

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
});

export const registerUnknownZipcode = recipe({
  id: 'account/register-unknown-zipcode',
  title: 'Un código postal que no existe',
  tags: ['cuenta', 'errores'],
  says: 'Zipcode Not Found',
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
  alsoExpect: [{ request: 'GET /api/zipcode/:zipcode', times: 2, status: 404 }],
});

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
});

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
});
