import { confirmElsewhere, later, press, seeText, step, write } from '../actions.ts';
import { recipe } from '../recipe.ts';
import { confirmWithCode, writeAccess, writePerson } from '../scenes.ts';

export const continueStepForm = recipe({
  id: 'modal/continueStepForm',
  title: 'Das una última revisada a tus datos',
  tags: ['cuenta'],
  world: { route: '/user/register' },
  steps: [
    step('Antonia se registra', 'Escribe quién es y dónde vive.', writePerson()),
    step('Sigue al segundo paso', 'Su código postal ya encontró su zona.', press('Continuar')),
    step('¿Todo bien con tus datos?', 'Con ellos le entregan su premio.'),
  ],
  alsoExpect: [{ request: 'POST /api/user/register', times: 0 }],
});

/** The account on its way: held there, for a real one is too quick to be seen. */
export const createAccount = recipe({
  id: 'modal/createAccount',
  title: 'Apartan tu lugar en la tribuna',
  tags: ['cuenta'],
  world: {
    route: '/user/register',
    faults: [{ match: 'POST /api/user/register', effect: { hold: true } }],
  },
  steps: [
    step('Antonia se registra', 'Escribe quién es y dónde vive.', writePerson()),
    step('Elige apodo y contraseña', 'Acepta las bases y el aviso.', writeAccess()),
    step('Crea su cuenta', 'La respuesta tarda en llegar.', press('Crear cuenta')),
    step('Creando tu cuenta…', 'Nadie puede cerrarlo a medias.'),
  ],
});

export const newAccount = recipe({
  id: 'modal/newAccount',
  title: 'Creas tu cuenta y te llega un código',
  tags: ['cuenta'],
  covers: ['modal:continueStepForm'],
  world: { route: '/user/register' },
  steps: [
    step('Antonia se registra', 'Escribe quién es y dónde vive.', writePerson()),
    step('Elige apodo y contraseña', 'Acepta las bases y el aviso.', writeAccess()),
    step('Crea su cuenta', 'Su código sale por correo.', press('Crear cuenta')),
    step('¡Ya casi!', 'Solo le falta escribir los 6 dígitos.'),
  ],
  alsoExpect: [{ request: 'POST /api/user/register', times: 1, status: 201 }],
});

export const sentVerifyCode = recipe({
  id: 'modal/sentVerifyCode',
  title: 'Pides otro código',
  tags: ['cuenta'],
  covers: ['call:POST /api/user/verify/resend'],
  world: { as: 'lupe', route: '/user/confirm-account' },
  steps: [
    step('Lupe espera su código', 'Está en Confirmar cuenta y no le llega.', seeText(/Reenviar en/)),
    step('Pasa un minuto', 'Ya puede pedir otro.', later('61s')),
    step('Pide que se lo reenvíen', 'Sale un correo nuevo.', press('Reenviar código')),
    step('Código enviado', 'El anterior ya no sirve.'),
  ],
  alsoExpect: [{ request: 'POST /api/user/verify/resend', times: 1, status: 200 }],
});

export const verifyAccountSuccess = recipe({
  id: 'modal/verifyAccountSuccess',
  title: 'Confirmas tu cuenta con el código',
  tags: ['cuenta'],
  world: { as: 'lupe', route: '/user/confirm-account' },
  steps: [
    step('Lupe abre su correo', 'Su código la espera; está en Confirmar cuenta.', seeText('lupe@correo.mx')),
    step('Escribe los 6 dígitos', 'Los copia del correo.', confirmWithCode('lupe@correo.mx')),
    step('¡Cuenta confirmada!', 'Ya puede lanzar sus pronósticos.'),
  ],
  alsoExpect: [{ request: 'POST /api/user/verify', times: 1, status: 200 }],
});

export const verifyAccountError = recipe({
  id: 'modal/verifyAccountError',
  title: 'Entras sin haber confirmado tu cuenta',
  tags: ['cuenta', 'errores'],
  says: 'Your email address is not verified.',
  world: { route: '/user/login' },
  steps: [
    step(
      'Lupe se registró la semana pasada',
      'Abre Iniciar sesión y escribe su correo.',
      write('Correo electrónico', 'lupe@correo.mx'),
    ),
    step(
      'Entra con su contraseña',
      'Nunca escribió el código que le llegó.',
      write('Contraseña', 'papas con chile'),
      press('Entrar'),
    ),
    step('Falta confirmar', 'Le mandan un código nuevo.'),
  ],
  alsoExpect: [{ request: 'POST /api/auth/login', times: 1, status: 403 }],
});

export const accountVerified = recipe({
  id: 'modal/accountVerified',
  title: 'Ya habías confirmado en otra ventana',
  tags: ['cuenta', 'errores'],
  says: 'User already verified',
  world: { as: 'lupe', route: '/user/confirm-account' },
  steps: [
    step('Lupe espera su código', 'Está en Confirmar cuenta.', seeText('lupe@correo.mx')),
    step('Confirma en su computadora', 'Esta ventana no se entera.', confirmElsewhere('lupe@correo.mx')),
    step('Vuelve al celular', 'Escribe un código de todos modos.', [
      write('Código de 6 dígitos', '123456'),
      press('Confirmar'),
    ]),
    step('¡Ya estaba dentro!', 'Solo le falta iniciar sesión.'),
  ],
  alsoExpect: [{ request: 'POST /api/user/verify', times: 1, status: 409 }],
});
