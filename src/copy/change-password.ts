import { MIN_PASSWORD } from '../domain/registration/limits.ts';
export const changePasswordCopy = {
  askAnother: 'Pedir otro enlace',
  brokenLink: 'Este enlace está incompleto o ya no sirve. Pide uno nuevo y te llega en un momento.',
  confirmationLabel: 'Repite tu contraseña',
  description: 'Crea una contraseña nueva para tu cuenta.',
  forAccount: 'Para la cuenta ',
  heading: 'Cambiar contraseña',
  lettering: ['Nueva', '', 'llave'],
  newPasswordLabel: 'Nueva contraseña',
  ruleLength: `${MIN_PASSWORD} caracteres o más`,
  ruleNotCommon: 'No es tu correo ni una muy común',
  rulesTitle: 'Cómo debe ser tu contraseña',
  submit: 'Guardar',
  submitting: 'Guardando…',
  title: 'Cambiar contraseña | Reto Ruffles',
} as const;
