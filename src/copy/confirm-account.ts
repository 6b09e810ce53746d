import { CODE_LENGTH } from '../domain/registration/limits.ts';
import { formatSeconds, SECONDS_UNIT } from './format.ts';

export const confirmAccountCopy = {
  codeHint: 'El código dura 15 minutos. ¿No llega? Revisa tu correo no deseado.',
  codeLabel: `Código de ${CODE_LENGTH} dígitos`,
  description: 'Escribe el código que te enviamos por correo para activar tu cuenta.',
  heading: 'Confirma tu cuenta',
  intro: `Escribe el código de ${CODE_LENGTH} dígitos que enviamos a `,
  introWithoutCode: `Pide tu código de ${CODE_LENGTH} dígitos y escríbelo aquí. Lo enviaremos a `,
  introWithoutEmail: `Escribe tu correo y el código de ${CODE_LENGTH} dígitos que te enviamos. Si no lo tienes, pide otro.`,
  lettering: ['Revisa', 'tu ', 'correo'],
  notReceived: '¿No te llegó?',
  resend: 'Reenviar código',
  resending: 'Reenviando…',
  resendIn: 'Reenviar en ',
  resendUnit: SECONDS_UNIT,
  submit: 'Confirmar',
  submitting: 'Confirmando…',
  title: 'Confirmar cuenta | Reto Ruffles',
  wait: (seconds: number) => `Espera ${formatSeconds(seconds)} para pedir otro código.`,
} as const;
