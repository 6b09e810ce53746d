export const noticesCopy = {
  clockBody: (officialTime: string) => `Aquí manda la hora oficial del centro de México: ${officialTime}.`,
  clockTitle: 'Ojo: la hora de tu celular no coincide.',
  crashBack: 'Regresar al inicio',
  crashCode: 'Si nos escribes, cita este código: ',
  crashReload: 'Recargar',
  crashSafe: 'Tus pronósticos sin enviar siguen guardados en este dispositivo.',
  crashText: 'Algo salió mal, inténtalo más tarde',
  crashTitle: '¡Oops! ...',
  lostRetry: 'Reintentar',
  lostText: 'Parece que te quedaste sin internet. En cuanto vuelva, abrimos esta página.',
  lostTitle: '¡Respira!',
  lostPageTitle: '¡Respira! | Reto Ruffles',
  offlineBody: 'Puedes seguir llenando; envíalos cuando vuelva la señal.',
  offlineTitle: 'Estás sin internet.',
  stayNotice: {
    maintenance:
      'Estamos en mantenimiento. Entra otra vez en un rato; tus pronósticos sin enviar siguen guardados aquí.',
    'other-account':
      'Se abrió la sesión de otra persona en este dispositivo y la cerramos. Entra otra vez; tus pronósticos sin enviar siguen guardados aquí.',
    other: 'No pudimos abrir tu sesión. Entra otra vez; tus pronósticos sin enviar siguen guardados aquí.',
    'rate-limit':
      'La tribuna está llenísima. Entra otra vez en un momento; tus pronósticos sin enviar siguen guardados aquí.',
  },
  versionBody: 'Tu borrador no se pierde.',
  versionLater: 'Después',
  versionTitle: 'Hay una versión nueva',
  versionUpdate: 'Actualizar',
  versionWarning:
    'Si actualizas ahora, se pierde lo que acabas de escribir o elegir. Tus pronósticos siguen guardados.',
} as const;

type Params = Readonly<Record<string, string>>;

export const toastCopy = {
  'closes-soon': ({ game = '' }: Params) => `${game} cierra en 10 minutos`,
  'drafts-in-memory': () =>
    'Tu dispositivo no deja guardar borradores: envíalos antes de cerrar esta página.',
  'extra-point': () => 'Sumaste 1 punto extra.',
  'link-copied': () => 'Enlace copiado',
  'sent-elsewhere': () => 'Esos pronósticos ya se enviaron en otra pestaña o dispositivo.',
  'session-closed-elsewhere': () => 'Se cerró tu sesión en otra pestaña.',
} as const;
