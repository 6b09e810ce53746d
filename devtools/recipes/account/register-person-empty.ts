import { press, seeField, seeText, seeThe, step } from '../actions.ts';
import { recipe } from '../recipe.ts';

const REQUIRED = 'Este campo es obligatorio';

/** The first step of the registration, sent blank. */
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
  expect: [{ sees: { text: 'Revisa 5 datos' } }, { sees: { field: 'Nombre(s)', says: REQUIRED } }],
});
