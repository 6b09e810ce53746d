import {
  answerDialog,
  askForLink,
  choose,
  codeFor,
  confirmWith,
  enterWith,
  fail,
  later,
  logIn,
  passwordLink,
  press,
  refused,
  saveNewPassword,
  screens,
  seeField,
  seeModal,
  seeText,
  seeThe,
  step,
  submit,
  write,
  writeEmail,
} from './actions.ts';
import { type Recipe, recipeWith } from './recipe.ts';
import { fillRegistration, registerForm, writeAccess, writePerson } from './registration-steps.ts';

const loginErrorRecipe = recipeWith({ tags: ['cuenta', 'errores'], world: { route: '/user/login' } });

const registerErrorRecipe = recipeWith({ tags: ['cuenta', 'errores'], world: { route: '/user/register' } });

const passwordErrorRecipe = recipeWith({
  tags: ['cuenta', 'errores'],
  world: { route: '/user/forgot-password' },
});

const REQUIRED = 'Este campo es obligatorio';

const seeEmptyFields = (...labels: string[]) => labels.map((label) => seeField(label, REQUIRED));

const sentToConfirm = () => [
  step('Lupe entra sin haber confirmado', 'Está en Iniciar sesión.', logIn('lupe@correo.mx')),
  step(
    'La mandan por su código',
    'Le llegó por correo.',
    answerDialog('verifyAccountError', 'Ir a confirmar'),
  ),
];

export const ACCOUNT_RECIPES: readonly Recipe[] = [
  loginErrorRecipe({
    id: 'account/login-empty',
    title: 'Quiere entrar sin escribir nada',
    steps: [
      step('Ana llega a Iniciar sesión', 'Todavía no escribe nada.', seeThe('button', 'Entrar')),
      step('Presiona Entrar', 'Nada sale de su celular.', press('Entrar')),
      step('Los dos campos lo dicen', 'Y el primero ya tiene el cursor.', [
        seeEmptyFields('Correo electrónico', 'Contraseña'),
      ]),
    ],
    ends: { shows: screens(seeField('Contraseña', REQUIRED)), calls: { 'POST /api/auth/login': [] } },
  }),
  loginErrorRecipe({
    id: 'account/login-malformed-email',
    title: 'Un correo a medio escribir',
    steps: [
      step('Ana escribe su correo con prisa', 'Está en Iniciar sesión.', writeEmail('ana@correo')),
      step('Pone su contraseña y entra', 'A su correo le falta el final.', enterWith('papas con chile')),
      step('El campo le muestra un ejemplo', 'No hizo falta preguntarle al servidor.'),
    ],
    ends: {
      shows: screens(seeField('Correo electrónico', 'Escribe un correo válido, como tu@correo.com.')),
      calls: { 'POST /api/auth/login': [] },
    },
  }),
  loginErrorRecipe({
    id: 'account/login-unknown-email',
    title: 'Entra con un correo que nadie registró',
    spec: ['5.9', '8.9'],
    steps: [
      step('Beto escribe otro de sus correos', 'Está en Iniciar sesión.', writeEmail('beto@correo.mx')),
      step('Pone su contraseña y entra', 'Con ese correo nunca se registró.', enterWith('papas con limón')),
      step('No se encontró ese correo', 'Lo dice el campo y puede corregirlo ahí mismo.'),
    ],
    ends: {
      shows: screens(seeField('Correo electrónico', 'No se encontró este correo electrónico.')),
      ...refused('POST /api/auth/login', 'unknownEmail'),
    },
  }),
  loginErrorRecipe({
    id: 'account/login-wrong-password',
    title: 'Se equivoca de contraseña',
    spec: ['4.8', '5.10', '8.10', '8.45'],
    steps: [
      step('Ana llega a Iniciar sesión', 'Viene de prisa.', seeThe('button', 'Entrar')),
      step('Escribe otra contraseña', 'Era papas con chile.', logIn('ana@correo.mx', 'papas con limón')),
      step('Esa contraseña es inválida', 'Su correo sigue escrito; solo corrige lo demás.'),
    ],
    ends: {
      shows: screens(seeField('Contraseña', 'Esta contraseña es inválida.')),
      ...refused('POST /api/auth/login', 'wrongPassword'),
    },
  }),
  registerErrorRecipe({
    id: 'account/register-person-empty',
    title: 'El primer paso del registro, en blanco',
    steps: [
      step('Toña abre Crear cuenta', 'Quiere ver qué le piden.', seeThe('button', 'Continuar')),
      step('Presiona Continuar', 'Todavía no llena nada.', press('Continuar')),
      step('Una lista dice qué falta', 'Cada renglón lleva a su campo.', [
        seeEmptyFields('Nombre(s)', 'Apellidos', 'Día', 'Celular (10 dígitos)', 'Código postal'),
        seeText('Te faltan 5 datos'),
      ]),
    ],
    ends: { shows: screens(seeText('Te faltan 5 datos'), seeField('Nombre(s)', REQUIRED)) },
  }),
  registerErrorRecipe({
    id: 'account/register-name-with-numbers',
    title: 'Pone su apodo donde va su nombre',
    steps: [
      step('Toña llena sus datos', 'Está en Crear cuenta.', writePerson()),
      step('Juega con su nombre', 'Escribe T0ña y Núñez #10.', [
        write('Nombre(s)', 'T0ña'),
        write('Apellidos', 'Núñez #10'),
        press('Continuar'),
      ]),
      step('Solo van letras', 'Con ese nombre se entrega el premio.', [
        seeField('Apellidos', 'Escribe tus apellidos sin números ni símbolos.'),
      ]),
    ],
    ends: { shows: screens(seeField('Nombre(s)', 'Escribe tu nombre sin números ni símbolos.')) },
  }),
  recipeWith({ tags: ['cuenta'], world: { route: '/user/register' } })({
    id: 'account/register-long-name',
    title: 'Se registra alguien de nombre larguísimo',
    steps: [
      step('Toña llena sus datos', 'Son muchos nombres.', [fillRegistration('longName')]),
      step('Crea su cuenta', 'Su código sale por correo.', [
        press('Continuar'),
        answerDialog('continueStepForm', 'Sí, continuar'),
        fillRegistration('longName'),
        press('Crear cuenta'),
        seeModal('newAccount'),
      ]),
    ],
    ends: {
      shows: screens(seeModal('newAccount')),
      calls: { 'POST /api/user/register': [201] },
    },
  }),
  registerErrorRecipe({
    id: 'account/register-underage',
    title: 'Cumple dieciocho mañana',
    steps: [
      step('Toño se registra', 'Está en Crear cuenta; es 26 de agosto de 2026.', writePerson()),
      step('Pone su fecha de nacimiento', 'Nació el 27 de agosto de 2008.', [
        write('Día', '27'),
        choose('Mes', 'Agosto'),
        write('Año', '2008'),
        press('Continuar'),
      ]),
      step('Todavía no puede jugar', 'El reto es para mayores de 18 años. Mañana sí.'),
    ],
    ends: { shows: screens(seeField('Día', 'Este reto es solo para mayores de 18 años.')) },
  }),
  registerErrorRecipe({
    id: 'account/register-impossible-date',
    title: 'Nació un 31 de febrero',
    steps: [
      step('Toña llena sus datos', 'Está en Crear cuenta.', writePerson()),
      step('Se le va el dedo en la fecha', 'Pone 31 de febrero.', [
        write('Día', '31'),
        choose('Mes', 'Febrero'),
        press('Continuar'),
      ]),
      step('Esa fecha no existe', 'El aviso sale una sola vez para los tres campos.', [
        seeField('Día', 'Revisa la fecha: día, mes y año.'),
      ]),
    ],
    ends: { shows: screens(seeField('Año', 'Revisa la fecha: día, mes y año.')) },
  }),
  registerErrorRecipe({
    id: 'account/register-short-phone',
    title: 'A su celular le falta un dígito',
    steps: [
      step('Toña llena sus datos', 'Está en Crear cuenta.', writePerson()),
      step('Se come un número', 'Escribe 55 1234 567.', [
        submit('Celular (10 dígitos)', '55 1234 567', 'Continuar'),
      ]),
      step('Son diez dígitos', 'Con ese número le avisan si gana.'),
    ],
    ends: {
      shows: screens(
        seeField('Celular (10 dígitos)', 'Escribe tu celular a 10 dígitos, sin lada internacional.'),
      ),
    },
  }),
  registerErrorRecipe({
    id: 'account/register-short-zipcode',
    title: 'Se le olvida el cero de su código postal',
    steps: [
      step('Toña llena sus datos', 'Está en Crear cuenta.', writePerson()),
      step('Corrige su código postal', 'Pone 6700 en lugar de 06700.', [
        submit('Código postal', '6700', 'Continuar'),
      ]),
      step('Son cinco dígitos', 'El cero también cuenta.'),
    ],
    ends: { shows: screens(seeField('Código postal', 'Son 5 dígitos.')) },
  }),
  registerErrorRecipe({
    id: 'account/register-unknown-zipcode',
    title: 'Un código postal que no existe',
    spec: ['7.10', '8.15'],
    steps: [
      step('Toña llena sus datos', 'Está en Crear cuenta.', writePerson()),
      step('Cambia su código postal', 'Escribe 99998.', write('Código postal', '99998')),
      step('Ese código no existe', 'Lo dice el campo; el resto del formulario sigue ahí.'),
    ],
    ends: {
      shows: screens(seeField('Código postal', 'No encontramos ese código postal. Revísalo.')),
      because: 'Zipcode Not Found',
      calls: { 'GET /api/zipcode/:zipcode': [200, 404] },
    },
  }),
  registerErrorRecipe({
    id: 'account/register-missing-neighborhood',
    title: 'Su código postal tiene dos colonias',
    steps: [
      step('Toña llena sus datos', 'Está en Crear cuenta.', writePerson()),
      step('Se muda a la Del Valle', 'Su código postal es 03100.', [
        write('Código postal', '03100'),
        seeText('Encontramos tu zona'),
      ]),
      step('Sigue sin elegir su colonia', 'Ahí hay dos.', press('Continuar')),
      step('Falta elegir una', 'El aviso sale debajo de Colonia.'),
    ],
    ends: { shows: screens(seeField('Colonia', 'Elige tu colonia.')) },
  }),
  // When the lookup of postal codes fails, the form lets the user fill in the address by hand, so that the
  // registration stays possible.
  registerErrorRecipe({
    id: 'account/register-place-by-hand',
    title: 'Sin buscador de códigos postales se llena a mano',
    steps: [
      step('Toña llena sus datos', 'Está en Crear cuenta.', writePerson()),
      step('Se cae el buscador', 'Ella cambia su código postal a 44100.', [
        fail('GET /api/zipcode/:zipcode', 'serverError', 'always'),
        write('Código postal', '44100'),
        seeModal('unpreventedError'),
      ]),
      step('Acepta y sigue', 'Ahora le piden su dirección a mano.', [
        answerDialog('unpreventedError', 'Aceptar'),
        press('Continuar'),
      ]),
      step('Escribe su estado, municipio y colonia', 'Los tres campos ya se pueden llenar a mano.', [
        seeEmptyFields('Estado', 'Municipio o alcaldía', 'Colonia'),
      ]),
    ],
    ends: { shows: screens(seeField('Estado', REQUIRED)) },
  }),
  registerErrorRecipe({
    id: 'account/register-account-empty',
    title: 'El segundo paso del registro, en blanco',
    steps: [
      step('Toña llena sus datos', 'Está en Crear cuenta, paso 1.', writePerson()),
      step('Pasa al segundo', 'Antes confirma que todo está bien.', [
        press('Continuar'),
        answerDialog('continueStepForm', 'Sí, continuar'),
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
    ends: { shows: screens(seeText('Revisa 5 datos')), calls: { 'POST /api/user/register': [] } },
  }),
  registerErrorRecipe({
    id: 'account/register-phone-as-nickname',
    title: 'Quiere su celular como apodo',
    steps: [
      ...registerForm('Correo, contraseña y las dos casillas.'),
      step('De apodo pone su número', 'Todos lo verían en el ranking.', [
        submit('Apodo para el ranking', '5512345678', 'Crear cuenta'),
      ]),
      step('Mejor uno de verdad', 'Letras y números, pero no un teléfono.'),
    ],
    ends: {
      shows: screens(
        seeField('Apodo para el ranking', 'De 3 a 20 letras, números, punto o guion; no uses tu teléfono.'),
      ),
      calls: { 'POST /api/user/register': [] },
    },
  }),
  registerErrorRecipe({
    id: 'account/register-taken-nickname',
    title: 'Ese apodo ya está en la cancha',
    steps: [
      ...registerForm('Correo, contraseña y las dos casillas.'),
      step('Quiere llamarse mariana10', 'Mariana llegó antes.', [
        submit('Apodo para el ranking', 'mariana10', 'Crear cuenta'),
      ]),
      step('Ese apodo tiene dueña', 'Lo demás sigue escrito; solo cambia de apodo.'),
    ],
    ends: {
      shows: screens(seeField('Apodo para el ranking', 'Ese apodo ya está en la cancha. Prueba otro.')),
      ...refused('POST /api/user/register', 'nicknameTaken'),
    },
  }),
  registerErrorRecipe({
    id: 'account/register-taken-email',
    title: 'Se registra con el correo de Ana',
    spec: ['5.8', '8.14'],
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
      shows: screens(seeField('Correo electrónico', 'Este correo ya está en uso.')),
      ...refused('POST /api/user/register', 'emailTaken'),
    },
  }),
  registerErrorRecipe({
    id: 'account/register-suggested-email',
    title: 'Escribe gmial y la app lo nota',
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
      shows: screens(seeModal('newAccount'), seeText('antonia@gmail.com')),
      calls: { 'POST /api/user/register': [201] },
    },
  }),
  registerErrorRecipe({
    id: 'account/register-easy-password',
    title: 'Una contraseña demasiado fácil',
    steps: [
      ...registerForm('Apodo, correo y las dos casillas.'),
      step('Elige mexico2026', 'La primera que cualquiera probaría.', [
        submit('Contraseña', 'mexico2026', 'Crear cuenta'),
      ]),
      step('Se adivina muy fácil', 'Una frase corta es mejor y se recuerda igual.'),
    ],
    ends: {
      shows: screens(seeField('Contraseña', 'Esa contraseña es muy fácil de adivinar.')),
      calls: { 'POST /api/user/register': [] },
    },
  }),
  registerErrorRecipe({
    id: 'account/register-long-password',
    title: 'Una contraseña de media canción',
    steps: [
      ...registerForm('Apodo, correo y las dos casillas.'),
      step('Pone media canción', 'Son más de 64 caracteres.', [
        submit(
          'Contraseña',
          'de la sierra morena vienen bajando un par de ojitos negros de contrabando',
          'Crear cuenta',
        ),
      ]),
      step('Tiene que ser más corta', 'Nada se envió todavía.'),
    ],
    ends: {
      shows: screens(seeField('Contraseña', 'Usa 64 caracteres o menos.')),
      calls: { 'POST /api/user/register': [] },
    },
  }),
  loginErrorRecipe({
    id: 'account/confirm-short-code',
    title: 'A su código le falta un dígito',
    steps: [
      ...sentToConfirm(),
      step('Escribe cinco números', 'Se comió el último.', confirmWith('12345')),
      step('Son seis', 'Nada se envió todavía.'),
    ],
    ends: {
      shows: screens(seeField('Código de 6 dígitos', 'Son 6 dígitos.')),
      calls: { 'POST /api/user/verify': [] },
    },
  }),
  loginErrorRecipe({
    id: 'account/confirm-wrong-code',
    title: 'Escribe un código que no es el suyo',
    spec: ['2.15@2', '5.11'],
    steps: [
      ...sentToConfirm(),
      step('Prueba con 000000', 'El suyo es otro.', confirmWith('000000')),
      step('Ese código no es', 'Puede corregirlo o pedir otro.'),
    ],
    ends: {
      shows: screens(seeField('Código de 6 dígitos', 'Este código de verificación es inválido.')),
      ...refused('POST /api/user/verify', 'wrongCode'),
    },
  }),
  loginErrorRecipe({
    id: 'account/confirm-expired-code',
    title: 'Su código caduca mientras busca el correo',
    steps: [
      ...sentToConfirm(),
      step('Pasan dieciséis minutos', 'El correo estaba en no deseado.', later('16m')),
      step('Escribe el código correcto', 'Duraba quince minutos.', confirmWith(codeFor('lupe@correo.mx'))),
      step('Ya caducó', 'Ahí mismo puede pedir otro.'),
    ],
    ends: {
      shows: screens(seeField('Código de 6 dígitos', 'Este código ya caducó. Pide uno nuevo.')),
      ...refused('POST /api/user/verify', 'expiredCode'),
    },
  }),
  passwordErrorRecipe({
    id: 'account/forgot-malformed-email',
    title: 'Pide su enlace sin la arroba',
    steps: [
      step('Ana olvidó su contraseña', 'Está en Recuperar contraseña.', seeThe('button', 'Enviar enlace')),
      step('Escribe su correo de prisa', 'Se come la arroba.', askForLink('ana.correo.mx')),
      step('El campo le muestra un ejemplo', 'Todavía no se envía nada.'),
    ],
    ends: {
      shows: screens(seeField('Correo electrónico', 'Escribe un correo válido, como tu@correo.com.')),
      calls: { 'POST /api/auth/forgot-password': [] },
    },
  }),
  passwordErrorRecipe({
    id: 'account/forgot-unknown-email',
    title: 'Pide su enlace con otro correo',
    steps: [
      step('Beto olvidó su contraseña', 'Está en Recuperar contraseña.', seeThe('button', 'Enviar enlace')),
      step('Pide su enlace', 'Con un correo que nunca registró.', askForLink('beto@correo.mx')),
      step('No se encontró ese correo', 'Puede probar con el otro.'),
    ],
    ends: {
      shows: screens(seeField('Correo electrónico', 'No se encontró este correo electrónico.')),
      calls: { 'POST /api/auth/forgot-password': [422] },
    },
  }),
  passwordErrorRecipe({
    id: 'account/change-short-password',
    title: 'Su contraseña nueva se queda corta',
    steps: [
      ...passwordLink('La pide en Recuperar contraseña.'),
      step('Escribe siete letras', 'Dos veces, iguales.', saveNewPassword('limones')),
      step('Le falta una', 'Son ocho caracteres o más.'),
    ],
    ends: {
      shows: screens(seeField('Nueva contraseña', 'Usa al menos 8 caracteres.')),
      calls: { 'POST /api/auth/change-password': [] },
    },
  }),
  passwordErrorRecipe({
    id: 'account/change-mismatch',
    title: 'Repite su contraseña y no es la misma',
    steps: [
      ...passwordLink('La pide en Recuperar contraseña.'),
      step('Escribe la nueva dos veces', 'La segunda con otro final.', [
        saveNewPassword('limones con sal', 'limones con sol'),
      ]),
      step('No coinciden', 'Su contraseña de antes sigue valiendo.'),
    ],
    ends: {
      shows: screens(seeField('Repite tu contraseña', 'Las contraseñas no coinciden.')),
      calls: { 'POST /api/auth/change-password': [] },
    },
  }),
];
