import { formatSeconds } from './format.ts';

export const loginCopy = {
  confirmAccount: 'Confirmar mi cuenta',
  createAccount: 'Crea tu cuenta',
  description: 'Entra con tu correo y tu contraseña para lanzar tus pronósticos.',
  firstTime: '¿Primera vez aquí? ',
  forgot: '¿Olvidaste tu contraseña?',
  heading: 'Iniciar sesión',
  lettering: ['Tu boleto', 'te ', 'espera'],
  submit: 'Entrar',
  submitting: 'Entrando…',
  throttled: (seconds: number) =>
    `Fueron demasiados intentos. Espera ${formatSeconds(seconds)} para intentarlo de nuevo.`,
  unverified: 'Tu correo aún no está confirmado. ',
  title: 'Iniciar sesión | Reto Ruffles',
} as const;
