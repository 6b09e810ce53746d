import { codeFor, confirmElsewhere, later, press, seeText, step } from '../actions.ts';
import { antoniaRegisters, confirmWith, enterWith, hold, writeEmail, writePerson } from '../common-steps.ts';
import { type Recipe, recipeWith } from '../recipe.ts';

const recipe = recipeWith({ tags: ['cuenta'], world: { as: 'lupe', route: '/user/confirm-account' } });

export const MODAL_REGISTRATION_RECIPES: readonly Recipe[] = [
  recipe('modal/continueStepForm', 'Das una última revisada a tus datos', {
    world: { as: 'visitante', route: '/user/register' },
    steps: [
      step('Antonia se registra', 'Escribe quién es y dónde vive.', writePerson()),
      step('Sigue al segundo paso', 'Su código postal ya encontró su zona.', press('Continuar')),
      step('¿Todo bien con tus datos?', 'Con ellos le entregan su premio.'),
    ],
    ends: { shows: { modal: 'continueStepForm' }, calls: { 'POST /api/user/register': { times: 0 } } },
  }),
  recipe('modal/createAccount', 'Apartan tu lugar en la tribuna', {
    world: { as: 'visitante', faults: [hold('POST /api/user/register')], route: '/user/register' },
    steps: [
      ...antoniaRegisters(),
      step('Crea su cuenta', 'La respuesta tarda en llegar.', press('Crear cuenta')),
      step('Creando tu cuenta…', 'Nadie puede cerrarlo a medias.'),
    ],
    ends: { shows: { modal: 'createAccount' } },
  }),
  recipe('modal/newAccount', 'Creas tu cuenta y te llega un código', {
    world: { as: 'visitante', route: '/user/register' },
    steps: [
      ...antoniaRegisters(),
      step('Crea su cuenta', 'Su código sale por correo.', press('Crear cuenta')),
      step('¡Ya casi!', 'Solo le falta escribir los 6 dígitos.'),
    ],
    ends: { shows: { modal: 'newAccount' }, calls: { 'POST /api/user/register': { times: 1, status: 201 } } },
  }),
  recipe('modal/sentVerifyCode', 'Pides otro código', {
    steps: [
      step('Lupe espera su código', 'Está en Confirmar cuenta y no le llega.', seeText(/Reenviar en/)),
      step('Pasa un minuto', 'Ya puede pedir otro.', later('61s')),
      step('Pide que se lo reenvíen', 'Sale un correo nuevo.', press('Reenviar código')),
      step('Código enviado', 'El anterior ya no sirve.'),
    ],
    ends: {
      shows: { modal: 'sentVerifyCode' },
      calls: { 'POST /api/user/verify/resend': { times: 1, status: 200 } },
    },
  }),
  recipe('modal/verifyAccountSuccess', 'Confirmas tu cuenta con el código', {
    steps: [
      step('Lupe abre su correo', 'Su código la espera; está en Confirmar cuenta.', [
        seeText('lupe@correo.mx'),
      ]),
      step('Escribe los 6 dígitos', 'Los copia del correo.', confirmWith(codeFor('lupe@correo.mx'))),
      step('¡Cuenta confirmada!', 'Ya puede lanzar sus pronósticos.'),
    ],
    ends: {
      shows: { modal: 'verifyAccountSuccess' },
      calls: { 'POST /api/user/verify': { times: 1, status: 200 } },
    },
  }),
  recipe('modal/verifyAccountError', 'Entras sin haber confirmado tu cuenta', {
    tags: ['cuenta', 'errores'],
    world: { as: 'visitante', route: '/user/login' },
    steps: [
      step('Lupe se registró la semana pasada', 'Abre Iniciar sesión y escribe su correo.', [
        writeEmail('lupe@correo.mx'),
      ]),
      step('Entra con su contraseña', 'Nunca escribió el código que le llegó.', enterWith('papas con chile')),
      step('Falta confirmar', 'Le mandan un código nuevo.'),
    ],
    ends: {
      shows: { modal: 'verifyAccountError' },
      because: 'Your email address is not verified.',
      calls: { 'POST /api/auth/login': { times: 1, status: 403 } },
    },
  }),
  recipe('modal/accountVerified', 'Ya habías confirmado en otra ventana', {
    tags: ['cuenta', 'errores'],
    steps: [
      step('Lupe espera su código', 'Está en Confirmar cuenta.', seeText('lupe@correo.mx')),
      step('Confirma en su computadora', 'Esta ventana no se entera.', confirmElsewhere('lupe@correo.mx')),
      step('Vuelve al celular', 'Escribe un código de todos modos.', confirmWith('123456')),
      step('¡Ya estaba dentro!', 'Solo le falta iniciar sesión.'),
    ],
    ends: {
      shows: { modal: 'accountVerified' },
      because: 'User already verified',
      calls: { 'POST /api/user/verify': { times: 1, status: 409 } },
    },
  }),
];
