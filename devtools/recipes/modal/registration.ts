import { codeFor, confirmElsewhere, later, press, seeText, step } from '../actions.ts';
import { antoniaRegisters, confirmWith, enterWith, hold, writeEmail, writePerson } from '../common-steps.ts';
import { type Recipe, recipeWith } from '../recipe.ts';

const recipe = recipeWith({ tags: ['cuenta'], world: { as: 'lupe', route: '/user/confirm-account' } });

export const MODAL_REGISTRATION_RECIPES: readonly Recipe[] = [
  recipe('modal/continueStepForm', 'Das una última revisada a tus datos', {
    world: { route: '/user/register' },
    steps: [
      step('Antonia se registra', 'Escribe quién es y dónde vive.', writePerson()),
      step('Sigue al segundo paso', 'Su código postal ya encontró su zona.', press('Continuar')),
      step('¿Todo bien con tus datos?', 'Con ellos le entregan su premio.'),
    ],
    alsoExpect: [{ request: 'POST /api/user/register', times: 0 }],
  }),
  recipe('modal/createAccount', 'Apartan tu lugar en la tribuna', {
    world: { route: '/user/register', faults: [hold('POST /api/user/register')] },
    steps: [
      ...antoniaRegisters(),
      step('Crea su cuenta', 'La respuesta tarda en llegar.', press('Crear cuenta')),
      step('Creando tu cuenta…', 'Nadie puede cerrarlo a medias.'),
    ],
  }),
  recipe('modal/newAccount', 'Creas tu cuenta y te llega un código', {
    covers: ['modal:continueStepForm'],
    world: { route: '/user/register' },
    steps: [
      ...antoniaRegisters(),
      step('Crea su cuenta', 'Su código sale por correo.', press('Crear cuenta')),
      step('¡Ya casi!', 'Solo le falta escribir los 6 dígitos.'),
    ],
    alsoExpect: [{ request: 'POST /api/user/register', times: 1, status: 201 }],
  }),
  recipe('modal/sentVerifyCode', 'Pides otro código', {
    covers: ['call:POST /api/user/verify/resend'],
    steps: [
      step('Lupe espera su código', 'Está en Confirmar cuenta y no le llega.', seeText(/Reenviar en/)),
      step('Pasa un minuto', 'Ya puede pedir otro.', later('61s')),
      step('Pide que se lo reenvíen', 'Sale un correo nuevo.', press('Reenviar código')),
      step('Código enviado', 'El anterior ya no sirve.'),
    ],
    alsoExpect: [{ request: 'POST /api/user/verify/resend', times: 1, status: 200 }],
  }),
  recipe('modal/verifyAccountSuccess', 'Confirmas tu cuenta con el código', {
    steps: [
      step('Lupe abre su correo', 'Su código la espera; está en Confirmar cuenta.', [
        seeText('lupe@correo.mx'),
      ]),
      step('Escribe los 6 dígitos', 'Los copia del correo.', confirmWith(codeFor('lupe@correo.mx'))),
      step('¡Cuenta confirmada!', 'Ya puede lanzar sus pronósticos.'),
    ],
    alsoExpect: [{ request: 'POST /api/user/verify', times: 1, status: 200 }],
  }),
  recipe('modal/verifyAccountError', 'Entras sin haber confirmado tu cuenta', {
    tags: ['cuenta', 'errores'],
    says: 'Your email address is not verified.',
    world: { route: '/user/login' },
    steps: [
      step('Lupe se registró la semana pasada', 'Abre Iniciar sesión y escribe su correo.', [
        writeEmail('lupe@correo.mx'),
      ]),
      step('Entra con su contraseña', 'Nunca escribió el código que le llegó.', enterWith('papas con chile')),
      step('Falta confirmar', 'Le mandan un código nuevo.'),
    ],
    alsoExpect: [{ request: 'POST /api/auth/login', times: 1, status: 403 }],
  }),
  recipe('modal/accountVerified', 'Ya habías confirmado en otra ventana', {
    tags: ['cuenta', 'errores'],
    says: 'User already verified',
    steps: [
      step('Lupe espera su código', 'Está en Confirmar cuenta.', seeText('lupe@correo.mx')),
      step('Confirma en su computadora', 'Esta ventana no se entera.', confirmElsewhere('lupe@correo.mx')),
      step('Vuelve al celular', 'Escribe un código de todos modos.', confirmWith('123456')),
      step('¡Ya estaba dentro!', 'Solo le falta iniciar sesión.'),
    ],
    alsoExpect: [{ request: 'POST /api/user/verify', times: 1, status: 409 }],
  }),
];
