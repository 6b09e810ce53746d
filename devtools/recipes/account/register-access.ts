import { answer, press, seeField, seeModal, seeText, step, write } from '../actions.ts';
import { recipe } from '../recipe.ts';
import { writeAccess, writePerson } from '../scenes.ts';

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
  alsoExpect: [{ request: 'POST /api/user/register', times: 0 }],
});

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
  alsoExpect: [{ request: 'POST /api/user/register', times: 0 }],
});

export const registerTakenNickname = recipe({
  id: 'account/register-taken-nickname',
  title: 'Ese apodo ya está en la cancha',
  tags: ['cuenta', 'errores'],
  says: 'The nickname has already been taken.',
  world: { route: '/user/register' },
  steps: [
    step('Toña llena sus datos', 'Está en Crear cuenta, paso 1.', writePerson()),
    step('Llena también el segundo', 'Correo, contraseña y los dos permisos.', writeAccess()),
    step('Quiere llamarse mariana10', 'Mariana llegó antes.', [
      write('Apodo para el ranking', 'mariana10'),
      press('Crear cuenta'),
    ]),
    step(
      'Ese apodo tiene dueña',
      'Lo demás sigue escrito; solo cambia de apodo.',
      seeField('Apodo para el ranking', 'Ese apodo ya está en la cancha. Prueba otro.'),
    ),
  ],
  alsoExpect: [{ request: 'POST /api/user/register', times: 1, status: 422 }],
});

export const registerTakenEmail = recipe({
  id: 'account/register-taken-email',
  title: 'Se registra con el correo de Ana',
  tags: ['cuenta', 'errores'],
  says: 'The email has already been taken.',
  world: { route: '/user/register' },
  steps: [
    step('Ana no recuerda si ya tiene cuenta', 'Llena Crear cuenta otra vez.', writePerson()),
    step('Llena también el segundo paso', 'Con el correo de siempre.', writeAccess('ana@correo.mx')),
    step('Presiona Crear cuenta', 'El servidor la reconoce.', press('Crear cuenta')),
    step(
      'Ese correo ya está en uso',
      'Junto al campo le ofrecen iniciar sesión.',
      seeField('Correo electrónico', 'Este correo ya está en uso.'),
      seeText('¿Es tu cuenta?'),
    ),
  ],
  alsoExpect: [{ request: 'POST /api/user/register', times: 1, status: 422 }],
});

export const registerSuggestedEmail = recipe({
  id: 'account/register-suggested-email',
  title: 'Escribe gmial y la app lo nota',
  tags: ['cuenta'],
  covers: ['route:/user/register'],
  world: { route: '/user/register' },
  steps: [
    step('Toña llena sus datos', 'Está en Crear cuenta, paso 1.', writePerson()),
    step('Llena también el segundo', 'Con el pulgar y de prisa.', writeAccess('antonia@gmial.com')),
    step('La app pregunta', 'No la detiene: solo propone.', [
      seeText('¿Quisiste decir antonia@gmail.com?'),
      press('antonia@gmail.com'),
    ]),
    step(
      'Ella lo acepta',
      'Y su código llegará a donde debe.',
      press('Crear cuenta'),
      seeModal('newAccount'),
    ),
  ],
  alsoExpect: [
    { sees: { text: 'antonia@gmail.com' } },
    { request: 'POST /api/user/register', times: 1, status: 201 },
  ],
});

export const registerEasyPassword = recipe({
  id: 'account/register-easy-password',
  title: 'Una contraseña demasiado fácil',
  tags: ['cuenta', 'errores'],
  covers: ['field:Contraseña'],
  world: { route: '/user/register' },
  steps: [
    step('Toña llena sus datos', 'Está en Crear cuenta, paso 1.', writePerson()),
    step('Llena también el segundo', 'Apodo, correo y los dos permisos.', writeAccess()),
    step('Elige mexico2026', 'La primera que cualquiera probaría.', [
      write('Contraseña', 'mexico2026'),
      press('Crear cuenta'),
    ]),
    step(
      'Se adivina muy fácil',
      'Una frase corta es mejor y se recuerda igual.',
      seeField('Contraseña', 'Esa contraseña es muy fácil de adivinar.'),
    ),
  ],
  alsoExpect: [{ request: 'POST /api/user/register', times: 0 }],
});

export const registerLongPassword = recipe({
  id: 'account/register-long-password',
  title: 'Una contraseña de media canción',
  tags: ['cuenta', 'errores'],
  covers: ['field:Contraseña'],
  world: { route: '/user/register' },
  steps: [
    step('Toña llena sus datos', 'Está en Crear cuenta, paso 1.', writePerson()),
    step('Llena también el segundo', 'Apodo, correo y los dos permisos.', writeAccess()),
    step('Pone media canción', 'Son más de 64 caracteres.', [
      write('Contraseña', 'de la sierra morena vienen bajando un par de ojitos negros de contrabando'),
      press('Crear cuenta'),
    ]),
    step(
      'Tiene que ser más corta',
      'Nada se envió todavía.',
      seeField('Contraseña', 'Usa 64 caracteres o menos.'),
    ),
  ],
  alsoExpect: [{ request: 'POST /api/user/register', times: 0 }],
});
