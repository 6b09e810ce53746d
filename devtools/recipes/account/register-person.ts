import { answer, choose, press, seeField, seeModal, seeText, seeThe, step, write } from '../actions.ts';
import { keepFailing, REQUIRED, seeEmptyFields, submit, writePerson } from '../common-steps.ts';
import { type Recipe, recipeWith } from '../recipe.ts';

const recipe = recipeWith({ tags: ['cuenta', 'errores'], world: { route: '/user/register' } });

export const ACCOUNT_REGISTER_PERSON_RECIPES: readonly Recipe[] = [
  recipe('account/register-person-empty', 'El primer paso del registro, en blanco', {
    steps: [
      step('Toña abre Crear cuenta', 'Quiere ver qué le piden.', seeThe('button', 'Continuar')),
      step('Presiona Continuar', 'Todavía no llena nada.', press('Continuar')),
      step('Una lista dice qué falta', 'Cada renglón lleva a su campo.', [
        seeText('Revisa 5 datos'),
        ...seeEmptyFields('Nombre(s)', 'Apellidos', 'Día', 'Celular (10 dígitos)', 'Código postal'),
      ]),
    ],
    ends: { shows: [{ text: 'Revisa 5 datos' }, { field: 'Nombre(s)', says: REQUIRED }] },
  }),
  recipe('account/register-name-with-numbers', 'Pone su apodo donde va su nombre', {
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
        seeField('Apellidos', 'Escribe tus apellidos sin números ni símbolos.'),
      ),
    ],
    ends: { shows: { field: 'Nombre(s)', says: 'Escribe tu nombre sin números ni símbolos.' } },
  }),
  recipe('account/register-underage', 'Cumple dieciocho mañana', {
    steps: [
      step('Toño se registra', 'Está en Crear cuenta; es 26 de agosto de 2026.', writePerson()),
      step('Pone su fecha de nacimiento', 'Nació el 27 de agosto de 2008.', [
        write('Día', '27'),
        choose('Mes', 'Agosto'),
        write('Año', '2008'),
        press('Continuar'),
      ]),
      step('Todavía no puede jugar', 'El reto es para mayores de 18 años. Mañana sí.'),
    ],
    ends: { shows: { field: 'Día', says: 'Este reto es solo para mayores de 18 años.' } },
  }),
  recipe('account/register-impossible-date', 'Nació un 31 de febrero', {
    steps: [
      step('Toña llena sus datos', 'Está en Crear cuenta.', writePerson()),
      step('Se le va el dedo en la fecha', 'Pone 31 de febrero.', [
        write('Día', '31'),
        choose('Mes', 'Febrero'),
        press('Continuar'),
      ]),
      step('Esa fecha no existe', 'El aviso sale una sola vez para los tres campos.', [
        seeField('Día', 'Revisa la fecha: día, mes y año.'),
      ]),
    ],
    ends: { shows: { field: 'Año', says: 'Revisa la fecha: día, mes y año.' } },
  }),
  recipe('account/register-short-phone', 'A su celular le falta un dígito', {
    steps: [
      step('Toña llena sus datos', 'Está en Crear cuenta.', writePerson()),
      step('Se come un número', 'Escribe 55 1234 567.', [
        submit('Celular (10 dígitos)', '55 1234 567', 'Continuar'),
      ]),
      step('Son diez dígitos', 'Con ese número le avisan si gana.'),
    ],
    ends: {
      shows: {
        field: 'Celular (10 dígitos)',
        says: 'Escribe tu celular a 10 dígitos, sin lada internacional.',
      },
    },
  }),
  recipe('account/register-short-zipcode', 'Se le olvida el cero de su código postal', {
    steps: [
      step('Toña llena sus datos', 'Está en Crear cuenta.', writePerson()),
      step('Corrige su código postal', 'Pone 6700 en lugar de 06700.', [
        submit('Código postal', '6700', 'Continuar'),
      ]),
      step('Son cinco dígitos', 'El cero también cuenta.'),
    ],
    ends: { shows: { field: 'Código postal', says: 'Son 5 dígitos.' } },
  }),
  recipe('account/register-unknown-zipcode', 'Un código postal que no existe', {
    steps: [
      step('Toña llena sus datos', 'Está en Crear cuenta.', writePerson()),
      step('Cambia su código postal', 'Escribe 99998.', write('Código postal', '99998')),
      step('Ese código no existe', 'Lo dice el campo; el resto del formulario sigue ahí.'),
    ],
    ends: {
      shows: { field: 'Código postal', says: 'No encontramos ese código postal. Revísalo.' },
      because: 'Zipcode Not Found',
      calls: { 'GET /api/zipcode/:zipcode': { times: 2, status: 404 } },
    },
  }),
  recipe('account/register-missing-neighborhood', 'Su código postal tiene dos colonias', {
    steps: [
      step('Toña llena sus datos', 'Está en Crear cuenta.', writePerson()),
      step('Se muda a la Del Valle', 'Su código postal es 03100.', [
        write('Código postal', '03100'),
        seeText('Encontramos tu zona'),
      ]),
      step('Sigue sin elegir su colonia', 'Ahí hay dos.', press('Continuar')),
      step('Falta elegir una', 'El aviso sale debajo de Colonia.'),
    ],
    ends: { shows: { field: 'Colonia', says: 'Elige tu colonia.' } },
  }),
  // When the lookup of postal codes fails, the form lets the user fill in the address by hand, so that the
  // registration stays possible.
  recipe('account/register-place-by-hand', 'Sin buscador de códigos postales se llena a mano', {
    steps: [
      step('Toña llena sus datos', 'Está en Crear cuenta.', writePerson()),
      step('Se cae el buscador', 'Ella cambia su código postal a 44100.', [
        keepFailing('GET /api/zipcode/:zipcode', 500),
        write('Código postal', '44100'),
        seeModal('unpreventedError'),
      ]),
      step('Acepta y sigue', 'Ahora le piden su dirección a mano.', [
        answer('unpreventedError', 'Aceptar'),
        press('Continuar'),
      ]),
      step('Escribe su estado, municipio y colonia', 'Los tres campos ya se pueden llenar a mano.', [
        seeEmptyFields('Estado', 'Municipio o alcaldía', 'Colonia'),
      ]),
    ],
    ends: { shows: { field: 'Estado', says: REQUIRED } },
  }),
];
