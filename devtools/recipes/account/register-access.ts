import { answer, press, seeField, seeText, step } from '../actions.ts';
import { registerForm, submit, writeAccess, writePerson } from '../common-steps.ts';
import { type Recipe, recipeWith } from '../recipe.ts';

const recipe = recipeWith({ tags: ['cuenta', 'errores'], world: { route: '/user/register' } });

export const ACCOUNT_REGISTER_ACCESS_RECIPES: readonly Recipe[] = [
  recipe('account/register-account-empty', 'El segundo paso del registro, en blanco', {
    steps: [
      step('Toña llena sus datos', 'Está en Crear cuenta, paso 1.', writePerson()),
      step('Pasa al segundo', 'Antes confirma que todo está bien.', [
        press('Continuar'),
        ...answer('continueStepForm', 'Sí, continuar'),
      ]),
      step('Presiona Crear cuenta', 'No ha llenado nada de este paso.', press('Crear cuenta')),
      step('Cinco cosas por revisar', 'También las dos casillas que hay que marcar para jugar.', [
        seeField('Leí el Aviso de Privacidad.', 'Necesitas leerlo y aceptarlo para jugar.'),
        seeField(
          'Tengo 18 años o más y acepto las Bases, Términos y Condiciones.',
          'Necesitas aceptar para jugar.',
        ),
      ]),
    ],
    ends: { shows: { text: 'Revisa 5 datos' }, calls: { 'POST /api/user/register': { times: 0 } } },
  }),
  recipe('account/register-phone-as-nickname', 'Quiere su celular como apodo', {
    steps: [
      ...registerForm('Correo, contraseña y las dos casillas.'),
      step('De apodo pone su número', 'Todos lo verían en el ranking.', [
        submit('Apodo para el ranking', '5512345678', 'Crear cuenta'),
      ]),
      step('Mejor uno de verdad', 'Letras y números, pero no un teléfono.'),
    ],
    ends: {
      shows: {
        field: 'Apodo para el ranking',
        says: 'De 3 a 20 letras, números, punto o guion; no uses tu teléfono.',
      },
      calls: { 'POST /api/user/register': { times: 0 } },
    },
  }),
  recipe('account/register-taken-nickname', 'Ese apodo ya está en la cancha', {
    steps: [
      ...registerForm('Correo, contraseña y las dos casillas.'),
      step('Quiere llamarse mariana10', 'Mariana llegó antes.', [
        submit('Apodo para el ranking', 'mariana10', 'Crear cuenta'),
      ]),
      step('Ese apodo tiene dueña', 'Lo demás sigue escrito; solo cambia de apodo.'),
    ],
    ends: {
      shows: { field: 'Apodo para el ranking', says: 'Ese apodo ya está en la cancha. Prueba otro.' },
      because: 'The nickname has already been taken.',
      calls: { 'POST /api/user/register': { times: 1, status: 422 } },
    },
  }),
  recipe('account/register-taken-email', 'Se registra con el correo de Ana', {
    steps: [
      step('Ana no recuerda si ya tiene cuenta', 'Llena Crear cuenta otra vez.', writePerson()),
      step('Llena también el segundo paso', 'Con el correo de siempre.', writeAccess('ana@correo.mx')),
      step('Presiona Crear cuenta', 'El servidor la reconoce.', press('Crear cuenta')),
      step(
        'Ese correo ya está en uso',
        'Junto al campo le ofrecen iniciar sesión.',
        seeText('¿Es tu cuenta?'),
      ),
    ],
    ends: {
      shows: { field: 'Correo electrónico', says: 'Este correo ya está en uso.' },
      because: 'The email has already been taken.',
      calls: { 'POST /api/user/register': { times: 1, status: 422 } },
    },
  }),
  recipe('account/register-suggested-email', 'Escribe gmial y la app lo nota', {
    tags: ['cuenta'],
    steps: [
      ...registerForm('Con el pulgar y de prisa.', 'antonia@gmial.com'),
      step('La app pregunta', 'No la detiene: solo propone.', [
        seeText('¿Quisiste decir antonia@gmail.com?'),
        press('antonia@gmail.com'),
      ]),
      step('Ella lo acepta', 'Y su código llegará a donde debe.', press('Crear cuenta')),
    ],
    ends: {
      shows: [{ modal: 'newAccount' }, { text: 'antonia@gmail.com' }],
      calls: { 'POST /api/user/register': { times: 1, status: 201 } },
    },
  }),
  recipe('account/register-easy-password', 'Una contraseña demasiado fácil', {
    steps: [
      ...registerForm('Apodo, correo y las dos casillas.'),
      step('Elige mexico2026', 'La primera que cualquiera probaría.', [
        submit('Contraseña', 'mexico2026', 'Crear cuenta'),
      ]),
      step('Se adivina muy fácil', 'Una frase corta es mejor y se recuerda igual.'),
    ],
    ends: {
      shows: { field: 'Contraseña', says: 'Esa contraseña es muy fácil de adivinar.' },
      calls: { 'POST /api/user/register': { times: 0 } },
    },
  }),
  recipe('account/register-long-password', 'Una contraseña de media canción', {
    steps: [
      ...registerForm('Apodo, correo y las dos casillas.'),
      step(
        'Pone media canción',
        'Son más de 64 caracteres.',
        submit(
          'Contraseña',
          'de la sierra morena vienen bajando un par de ojitos negros de contrabando',
          'Crear cuenta',
        ),
      ),
      step('Tiene que ser más corta', 'Nada se envió todavía.'),
    ],
    ends: {
      shows: { field: 'Contraseña', says: 'Usa 64 caracteres o menos.' },
      calls: { 'POST /api/user/register': { times: 0 } },
    },
  }),
];
