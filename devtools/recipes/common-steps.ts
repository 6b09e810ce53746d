/** What several recipes do the same way, under one name: sending a boleto, registering, changing a password. */
import type { FaultSpec } from '../../mock-server/index.ts';
import {
  answer,
  choose,
  fail,
  go,
  linkFor,
  logIn,
  openTab,
  predict,
  press,
  seeField,
  seeGames,
  seeHeading,
  seeText,
  seeThe,
  seeTrivia,
  step,
  tick,
  write,
} from './actions.ts';
import type { Action, Reference, Step, Words } from './recipe.ts';

/** Whom recipes register: nobody the world knows. */
export const ANTONIA = 'antonia@correo.mx';
/** A password that nobody has yet. */
export const NEW_PASSWORD = 'limones con sal';

/** Fills the first open games in, two goals to one. */
export const fill = (games: number): Action[] =>
  Array.from({ length: games }, (_, index) => predict(index + 1, 2, 1)).flat();

/** Presses the button that sends as many predictions as are ready. */
export const askToSend = (games: number): Action =>
  press(games === 1 ? 'Enviar pronóstico (1)' : `Enviar pronósticos (${games})`);

/** Sends what is ready, and says yes. */
export const sendReady = (games: number): Action[] => [askToSend(games), ...answer('sendPool', 'Sí, enviar')];

/** Sends what is ready, and reads that it was kept. */
export const sendAndAccept = (games: number): Action[] => [
  ...sendReady(games),
  ...answer('poolsSent', 'Aceptar'),
];

/** Opens a week and waits until so many of its games are in a state. */
export const seeWeek = (week: number, games: string, count: number): Action[] => [
  openTab(new RegExp(`^Jornada ${week}`)),
  seeGames(games, count),
];

/** Sends the one prediction that is ready and goes on to the week's trivia. */
export const sendAndMeetTrivia = (): Action[] => [...sendReady(1), ...answer('poolSent', 'Aceptar')];

/** Writes the first step of a registration, who one is and where one lives. */
export const writePerson = (): Action[] => [
  write('Nombre(s)', 'Antonia'),
  write('Apellidos', 'Núñez'),
  write('Día', '14'),
  choose('Mes', 'Marzo'),
  write('Año', '1994'),
  write('Celular (10 dígitos)', '5512345678'),
  write('Código postal', '06700'),
  seeText('Encontramos tu zona'),
];

/** Goes on to the second step and writes it: nickname, e-mail, password, the two consents. */
export const writeAccess = (email: string = ANTONIA): Action[] => [
  press('Continuar'),
  ...answer('continueStepForm', 'Sí, continuar'),
  write('Apodo para el ranking', 'toni.gol'),
  write('Correo electrónico', email),
  write('Contraseña', NEW_PASSWORD),
  tick(/^Tengo 18/),
  tick(/^Leí el/),
];

/** Asks for the link that changes a password. */
export const askForLink = (email: string): Action[] => [
  write('Correo electrónico', email),
  press('Enviar enlace'),
];

/** Follows the mailed link. */
export const followLink = (email: string): Action[] => [
  ...answer('emailSentChangePasswordSuccess', 'Aceptar'),
  go(linkFor(email)),
];

/** Writes a new password twice and saves it. */
export const saveNewPassword = (password: string = NEW_PASSWORD, repeated = password): Action[] => [
  write('Nueva contraseña', password),
  write('Repite tu contraseña', repeated),
  press('Guardar'),
];

/** Writes a code of six digits and sends it. */
export const confirmWith = (code: Words): Action[] => [
  write('Código de 6 dígitos', code),
  press('Confirmar'),
];

/** Waits for Inicio as a visitor has it. */
export const seeVisitorHome = () => seeThe('link', 'Ya tengo cuenta');

/** Goes to a page and waits for its heading. */
export const visit = (route: string, heading: string): Action[] => [go(route), seeHeading(heading)];

/** Writes one field of a form and presses the form's button. */
export const submit = (label: string, text: string, button: string): Action[] => [
  write(label, text),
  press(button),
];

export const writeEmail = (email: string): Action => write('Correo electrónico', email);
/** Writes the password of a log-in whose e-mail is there, and enters. */
export const enterWith = (password: string): Action[] => submit('Contraseña', password, 'Entrar');

/** Logs in as Ana with a password that is not hers, and waits to be told so. */
export const failToLogIn = (password: string): Action[] => [
  ...logIn('ana@correo.mx', password),
  seeField('Contraseña', 'Esta contraseña es inválida.'),
];

/** What an empty field says. */
export const REQUIRED = 'Este campo es obligatorio';
/** Waits until each of these fields says that it is empty. */
export const seeEmptyFields = (...labels: string[]): Action[] =>
  labels.map((label) => seeField(label, REQUIRED));

export const seeUnknownEmail = () =>
  seeField('Correo electrónico', 'No se encontró este correo electrónico.');
export const seeMalformedEmail = () =>
  seeField('Correo electrónico', 'Escribe un correo válido, como tu@correo.com.');
/** Waits for the two fields of a registration that somebody else has already. */
export const seeTakenFields = (): Action[] => [
  seeField('Apodo para el ranking', 'Ese apodo ya está en la cancha. Prueba otro.'),
  seeField('Correo electrónico', 'Este correo ya está en uso.'),
];

export const logOut = (): Action[] => [press('Cerrar sesión'), ...answer('closeSession', 'Cerrar sesión')];
/** Asks to delete the account and answers the question. */
export const deleteAccount = (reply: string): Action[] => [
  press('Eliminar mi cuenta'),
  ...answer('deleteAccount', reply),
];
/** Waits for the week's question and chooses an answer. */
export const choosePick = (pick: Reference): Action[] => [seeTrivia('question'), press(pick)];

/** What a recipe covers that shows these fields wrong. */
export const fields = (...labels: string[]): string[] => labels.map((label) => `field:${label}`);

/** A fault that holds a call until it is released: an answer in its own time is too quick to be seen. */
export const hold = (match: string, times?: FaultSpec['times']): FaultSpec => ({
  match,
  effect: { hold: true },
  ...(times && { times }),
});
/** A fault that answers with a status. */
export const failing = (match: string, status: number, times?: FaultSpec['times']): FaultSpec => ({
  match,
  effect: { status },
  ...(times && { times }),
});
/** Makes the next call fail with a status. */
export const failWith = (match: string, status: number): Action => fail(failing(match, status));
/** Makes every call fail with a status. */
export const keepFailing = (match: string, status: number): Action => fail(failing(match, status, 'always'));

/** The opening steps of who changes a forgotten password: asks for a link and follows it. */
export const passwordLink = (detail: string): Step[] => [
  step('Ana olvidó su contraseña', detail, askForLink('ana@correo.mx')),
  step('Abre el enlace de su correo', 'Llega a Cambiar contraseña.', followLink('ana@correo.mx')),
];

/** The opening steps of Toña's registration: both parts of the form, up to its button. */
export const registerForm = (detail: string, email?: string): Step[] => [
  step('Toña llena sus datos', 'Está en Crear cuenta, paso 1.', writePerson()),
  step('Llena también el segundo', detail, writeAccess(email)),
];

/** The opening steps of Antonia's registration, told of her. */
export const antoniaRegisters = (): Step[] => [
  step('Antonia se registra', 'Escribe quién es y dónde vive.', writePerson()),
  step('Elige apodo y contraseña', 'Acepta las bases y el aviso.', writeAccess()),
];

/** The opening steps of a log-in that has to be confirmed with a code. */
export const sentToConfirm = (): Step[] => [
  step('Lupe entra sin haber confirmado', 'Está en Iniciar sesión.', logIn('lupe@correo.mx')),
  step('La mandan por su código', 'Le llegó por correo.', answer('verifyAccountError', 'Ir a confirmar')),
];

/** The opening steps of Mariana's second registration: her e-mail and her nickname are taken. */
export const registerAgain = (): Step[] => [
  step('Mariana quiere otra cuenta', 'Llena Crear cuenta.', writePerson()),
  step('Usa su correo de siempre', 'Y también su apodo de siempre.', [
    ...writeAccess('mariana@correo.mx'),
    write('Apodo para el ranking', 'mariana10'),
  ]),
];

/** The opening step of who sends one prediction and meets the trivia. */
export const meetTrivia = (): Step =>
  step('Nico sella su boleto en Partidos', 'Con él llega la trivia.', [...fill(1), ...sendAndMeetTrivia()]);
