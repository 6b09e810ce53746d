type Params = Readonly<Record<string, string>>;

export const toastCopy = {
  'closes-soon': ({ game = '' }: Params) => `${game} cierra en 10 minutos`,
  'drafts-in-memory': () =>
    'Tu dispositivo no deja guardar borradores: envíalos antes de cerrar esta página.',
  'link-copied': () => 'Enlace copiado',
  'reminder-saved': () => 'Recordatorio listo: ábrelo para agregarlo a tu calendario.',
  'sent-elsewhere': () => 'Esos pronósticos ya se enviaron en otra pestaña o dispositivo.',
  'session-closed-elsewhere': () => 'Se cerró tu sesión en otra pestaña.',
  'share-saved': () => 'Tu tarjeta se guardó en tus descargas.',
} as const;
