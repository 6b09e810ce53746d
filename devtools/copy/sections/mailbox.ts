export const mailboxCopy = {
  copyCode: 'Copiar código',
  expireNow: 'Caducar ahora',
  mailExpires: (away: string) => `caduca ${away}`,
  mailFor: 'h, para',
  mailKinds: { alive: 'vigente', used: 'usado', expired: 'caducado' },
  mailNone: 'Todavía no hay correos.',
  mailNote: 'Ningún correo sale de aquí. Los códigos y enlaces caducan con el reloj del simulador.',
  mailType: 'Escribirlo en la app',
  mailTypeNowhere: 'La app no está en la pantalla del código. Ábrela y vuelve a intentar.',
  openLink: 'Abrir enlace',
} as const;
