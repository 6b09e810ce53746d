/** What several recipes do the same way, under one name: sending a boleto, registering, changing a password. */
import { answer, choose, codeFor, go, linkFor, predict, press, seeText, tick, write } from './actions.ts';
import type { Action } from './recipe.ts';

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
export const saveNewPassword = (): Action[] => [
  write('Nueva contraseña', NEW_PASSWORD),
  write('Repite tu contraseña', NEW_PASSWORD),
  press('Guardar'),
];

/** Writes the code that was mailed. */
export const confirmWithCode = (email: string): Action[] => [
  write('Código de 6 dígitos', codeFor(email)),
  press('Confirmar'),
];
