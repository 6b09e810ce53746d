import { formatSeconds } from './format.ts';

/** What all forms say, apart from the errors of their fields (`field-errors.ts`). */
export const formsCopy = {
  emailLabel: 'Correo electrónico',
  errorTitle: (title: string) => `Error: ${title}`,
  hide: 'Ocultar',
  passwordLabel: 'Contraseña',
  show: 'Mostrar',
  waitToRetry: (seconds: number) => `Espera ${formatSeconds(seconds)} para intentarlo de nuevo.`,
} as const;
