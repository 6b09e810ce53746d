import { formatSeconds } from './format.ts';

export const forgotPasswordCopy = {
  backToLogin: 'Volver a iniciar sesión',
  description: 'Pide un enlace para crear una contraseña nueva.',
  heading: 'Recuperar contraseña',
  intro: 'Te mandamos un enlace para crear una nueva.',
  lettering: ['Le pasa', 'al ', 'mejor'],
  submit: 'Enviar enlace',
  submitting: 'Enviando…',
  title: 'Recuperar contraseña | Reto Ruffles',
  wait: (seconds: number) => `Espera ${formatSeconds(seconds)} para pedir otro enlace.`,
} as const;
