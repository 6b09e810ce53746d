/** What recipes type into Regístrate: Antonia's data, or those of an invented person (`people.ts`). */
import type { ControlAction, PersonTrait, Step } from '../api.ts';
import {
  type Actions,
  ANTONIA,
  answerDialog,
  choose,
  NEW_PASSWORD,
  press,
  seeText,
  step,
  tick,
  write,
} from './actions.ts';

export const writePerson = (): Actions => [
  write('Nombre(s)', 'Antonia'),
  write('Apellidos', 'Núñez'),
  write('Día', '14'),
  choose('Mes', 'Marzo'),
  write('Año', '1994'),
  write('Celular (10 dígitos)', '5512345678'),
  write('Código postal', '06700'),
  seeText('Encontramos tu zona'),
];

export const writeAccess = (email: string = ANTONIA): Actions => [
  press('Continuar'),
  answerDialog('continueStepForm', 'Sí, continuar'),
  write('Apodo para el ranking', 'toni.gol'),
  write('Correo electrónico', email),
  write('Contraseña', NEW_PASSWORD),
  tick(/^Tengo 18/),
  tick(/^Leí el/),
];

export const registerForm = (detail: string, email?: string): Step[] => [
  step('Toña llena sus datos', 'Está en Crear cuenta, paso 1.', writePerson()),
  step('Llena también el segundo', detail, writeAccess(email)),
];

export const antoniaRegisters = (): Step[] => [
  step('Antonia se registra', 'Escribe quién es y dónde vive.', writePerson()),
  step('Elige apodo y contraseña', 'Acepta las bases y el aviso.', writeAccess()),
];

/** Fills in the open step of the registration for an invented person with the trait. */
export const fillRegistration = (trait: PersonTrait): ControlAction => ({
  control: 'fill-registration',
  trait,
});
