import { press, seeField, step, write } from '../actions.ts';
import { recipe } from '../recipe.ts';
import { writeAccess, writePerson } from '../scenes.ts';

/** A telephone number as nickname, which everybody would read. */
export const registerPhoneAsNickname = recipe({
  id: 'account/register-phone-as-nickname',
  title: 'Quiere su celular como apodo',
  tags: ['cuenta', 'errores'],
  covers: ['field:Apodo para el ranking'],
  world: { route: '/user/register' },
  steps: [
    step('Toña llena sus datos', 'Está en Crear cuenta, paso 1.', writePerson()),
    step('Llena también el segundo', 'Correo, contraseña y los dos permisos.', writeAccess()),
    step('De apodo pone su número', 'Todos lo verían en el ranking.', [
      write('Apodo para el ranking', '5512345678'),
      press('Crear cuenta'),
    ]),
    step(
      'Mejor uno de verdad',
      'Letras y números, pero no un teléfono.',
      seeField('Apodo para el ranking', 'De 3 a 20 letras, números, punto o guion; no uses tu teléfono.'),
    ),
  ],
  expect: [
    {
      sees: {
        field: 'Apodo para el ranking',
        says: 'De 3 a 20 letras, números, punto o guion; no uses tu teléfono.',
      },
    },
    { request: 'POST /api/user/register', times: 0 },
  ],
});
