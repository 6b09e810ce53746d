import { press, seeField, seeThe, step } from '../actions.ts';
import { recipe } from '../recipe.ts';

/** The log-in that is sent before anything is written. */
export const loginEmpty = recipe({
  id: 'account/login-empty',
  title: 'Quiere entrar sin escribir nada',
  tags: ['cuenta', 'errores'],
  covers: ['field:Correo electrónico', 'field:Contraseña'],
  world: { route: '/user/login' },
  steps: [
    step('Ana llega a Iniciar sesión', 'Todavía no escribe nada.', seeThe('button', 'Entrar')),
    step('Presiona Entrar', 'Nada sale de su celular.', press('Entrar')),
    step(
      'Los dos campos lo dicen',
      'Y el primero ya tiene el cursor.',
      seeField('Correo electrónico', 'Este campo es obligatorio'),
      seeField('Contraseña', 'Este campo es obligatorio'),
    ),
  ],
  expect: [
    { sees: { field: 'Contraseña', says: 'Este campo es obligatorio' } },
    { request: 'POST /api/auth/login', times: 0 },
  ],
});
