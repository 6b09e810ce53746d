import { fail, press, seeModal, step } from '../actions.ts';
import { recipe } from '../recipe.ts';
import { writeAccess, writePerson } from '../scenes.ts';

/** Maintenance that begins in the middle of a registration. */
export const maintenance = recipe({
  id: 'message/maintenance',
  title: 'Entra en mantenimiento mientras te registras',
  tags: ['errores', 'cuenta'],
  covers: ['msg:Service Unavailable', 'error:Service Unavailable→modal:unpreventedError'],
  world: { route: '/user/register' },
  steps: [
    step('Toña llena sus datos', 'Está en Crear cuenta, paso 1.', writePerson()),
    step('Llena también el segundo', 'Correo, contraseña y los dos permisos.', writeAccess()),
    step(
      'Empieza el mantenimiento',
      'El servidor cierra unos minutos: 503.',
      fail({ match: 'POST /api/user/register', effect: { status: 503 } }),
    ),
    step('Toña presiona Crear cuenta', 'No hay quien conteste.', press('Crear cuenta')),
    step('Un error inesperado', 'Todo lo que escribió sigue ahí.', seeModal('unpreventedError')),
  ],
  expect: [
    { sees: { modal: 'unpreventedError' } },
    { request: 'POST /api/user/register', times: 1, status: 503 },
  ],
});
