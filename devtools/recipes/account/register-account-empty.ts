import { answer, press, seeField, seeText, step } from '../actions.ts';
import { recipe } from '../recipe.ts';
import { writePerson } from '../scenes.ts';

/** The second step of the registration, sent blank. */
export const registerAccountEmpty = recipe({
  id: 'account/register-account-empty',
  title: 'El segundo paso del registro, en blanco',
  tags: ['cuenta', 'errores'],
  covers: [
    'field:Apodo para el ranking',
    'field:Correo electrónico',
    'field:Contraseña',
    'field:Tengo 18 años o más y acepto las Bases, Términos y Condiciones.',
    'field:Leí el Aviso de Privacidad.',
  ],
  world: { route: '/user/register' },
  steps: [
    step('Toña llena sus datos', 'Está en Crear cuenta, paso 1.', writePerson()),
    step('Pasa al segundo', 'Antes confirma que todo está bien.', [
      press('Continuar'),
      ...answer('continueStepForm', 'Sí, continuar'),
    ]),
    step('Presiona Crear cuenta', 'No ha llenado nada de este paso.', press('Crear cuenta')),
    step(
      'Cinco cosas por revisar',
      'También los dos permisos sin los que no se juega.',
      seeText('Revisa 5 datos'),
      seeField('Leí el Aviso de Privacidad.', 'Necesitas leerlo y aceptarlo para jugar.'),
      seeField(
        'Tengo 18 años o más y acepto las Bases, Términos y Condiciones.',
        'Necesitas aceptar para jugar.',
      ),
    ),
  ],
  expect: [{ sees: { text: 'Revisa 5 datos' } }, { request: 'POST /api/user/register', times: 0 }],
});
