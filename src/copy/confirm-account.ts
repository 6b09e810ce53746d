export const confirmAccountCopy = {
  codeHint: 'El código dura 15 minutos. ¿No llega? Revisa tu correo no deseado.',
  codeLabel: 'Código de 6 dígitos',
  description: 'Escribe el código que te enviamos por correo para activar tu cuenta.',
  heading: 'Confirma tu cuenta',
  intro: 'Escribe el código de 6 dígitos que enviamos a ',
  introWithoutEmail:
    'Escribe tu correo y el código de 6 dígitos que te enviamos. Si no lo tienes, pide otro.',
  lettering: ['Revisa', 'tu ', 'correo'],
  notReceived: '¿No te llegó?',
  resend: 'Reenviar código',
  resending: 'Reenviando…',
  resendIn: 'Reenviar en ',
  resendUnit: ' s',
  submit: 'Confirmar',
  submitting: 'Confirmando…',
  title: 'Confirmar cuenta | Reto Ruffles',
  wait: (seconds: number) => `Espera ${seconds} s para pedir otro código.`,
} as const;
