import { CODE_LENGTH } from '../domain/registration/limits.ts';
import { formatSeconds } from './format.ts';

/**
 * The dialog replaces `{email}` in a text by the e-mail address, or by `yourEmail` if it has none, and
 * highlights it.
 */

interface Sent {
  /** Number of games of the week that can still be sent. */
  left?: number;
  lostTrivia?: 'later' | 'gone' | undefined;
  /** Number of sent scores that are still drafts. */
  unsaved?: number;
}

interface Unexpected {
  /** Number of scores that the server accepted and didn't save. */
  unsaved?: number | undefined;
  keepsDrafts?: boolean | undefined;
  waitSeconds?: number | undefined;
}

export interface ModalCopy<Params = never> {
  title: string;
  text: string | ((params: Params) => string);
  /** Default: `modalExtrasCopy.accept`. */
  accept?: string | ((params: Params) => string);
  cancel?: string;
}

const beforeKickOff = (hours: number) => {
  if (hours === 0) return 'hasta el silbatazo';
  return hours === 1 ? 'hasta 1 hora antes del silbatazo' : `hasta ${hours} horas antes del silbatazo`;
};

const draftsKept = (count: number) =>
  count === 1
    ? ' Tienes 1 pronóstico sin enviar; se queda guardado aquí.'
    : ` Tienes ${count} pronósticos sin enviar; se quedan guardados aquí.`;

const triviaLost = {
  later:
    ' La respuesta se perdió en el camino: si traía tu trivia, llega otra vez con tu próximo envío de esta jornada.',
  gone: ' La respuesta se perdió en el camino: si traía tu trivia, ya no podemos recuperarla.',
};
const getLeftText = (left: number) => (left === 1 ? 'Te falta 1.' : `Te faltan ${left}.`);
function getUnsavedText({ unsaved = 0 }: Sent): string {
  if (unsaved === 0) return '';
  return unsaved === 1
    ? ' Ojo: 1 no quedó guardado y sigue aquí como borrador.'
    : ` Ojo: ${unsaved} no quedaron guardados y siguen aquí como borrador.`;
}
const getLostText = ({ lostTrivia }: Sent) => (lostTrivia ? triviaLost[lostTrivia] : '');

/** The spec prescribes some of the titles literally (spec §8). */
export const modalsCopy = {
  accountDeleted: {
    title: 'Cuenta eliminada',
    text: 'Listo, eliminamos tu cuenta. Gracias por jugar con nosotros.',
  },
  accountEliminated: {
    title: 'Esta cuenta ya no existe',
    text: 'La cuenta ya fue eliminada. Si quieres volver a la cancha, crea una nueva.',
    accept: 'Crear cuenta',
    cancel: 'Cerrar',
  },
  accountVerified: {
    title: '¡Ya estabas dentro!',
    text: 'Esta cuenta ya está confirmada. Inicia sesión y a jugar.',
    accept: 'Iniciar sesión',
  },
  changePasswordError: {
    title: 'No se pudo cambiar',
    text: 'No logramos guardar tu nueva contraseña. Inténtalo otra vez o pide un enlace nuevo.',
    accept: 'Pedir otro enlace',
    cancel: 'Cerrar',
  },
  changePasswordExpired: {
    title: 'Este enlace ya caducó',
    text: 'Por seguridad, el enlace dura poquito. Pide uno nuevo y te llega en un momento.',
    accept: 'Pedir otro enlace',
    cancel: 'Cerrar',
  },
  changingPassword: {
    title: 'Guardando tu contraseña…',
    text: 'Un segundito, no cierres esta pantalla.',
  },
  closeSession: {
    title: '¿Ya te vas?',
    text: ({ draftCount }: { draftCount: number }) =>
      `Vas a cerrar tu sesión en este dispositivo.${draftCount > 0 ? draftsKept(draftCount) : ''}`,
    accept: 'Cerrar sesión',
    cancel: 'Me quedo',
  },
  connectionError: {
    title: 'Lo sentimos',
    text: 'La tribuna está llenísima y no pudimos conectarnos. Inténtalo más tarde.',
  },
  continueStepForm: {
    title: '¿Todo bien con tus datos?',
    text: 'Dales una última revisada: los usaremos para entregarte tu premio si ganas.',
    accept: 'Sí, continuar',
    cancel: 'Revisar',
  },
  createAccount: {
    title: 'Creando tu cuenta…',
    text: 'Estamos apartando tu lugar en la tribuna.',
  },
  deleteAccount: {
    title: '¿Eliminar tu cuenta?',
    text: 'Perderás tus pronósticos, tus puntos y tu lugar en el ranking. Esto no se puede deshacer.',
    accept: 'Sí, eliminar',
    cancel: 'Mejor no',
  },
  emailSentChangePasswordSuccess: {
    title: 'Revisa tu correo',
    text: 'Enviamos un enlace a {email} para crear tu nueva contraseña. Si no lo ves, búscalo en correo no deseado.',
  },
  expiredSession: {
    title: 'Sesión Expirada',
    text: ({ isForeign = false }: { isForeign?: boolean } = {}) =>
      isForeign
        ? 'En este dispositivo está abierta la cuenta de otra persona, así que cerramos la sesión. Vuelve a iniciar la tuya; tus pronósticos sin enviar siguen guardados aquí.'
        : 'Tu sesión caducó o se abrió en otro dispositivo. Vuelve a iniciar sesión; tus pronósticos sin enviar siguen guardados aquí.',
  },
  networkError: {
    title: '¡Respira!',
    text: ({ hasInput = false }: { hasInput?: boolean } = {}) =>
      `Parece que te quedaste sin internet. Revisa tu conexión e inténtalo de nuevo${hasInput ? ': lo que escribiste sigue aquí.' : '.'}`,
    accept: ({ canRetry = false }: { canRetry?: boolean } = {}) => (canRetry ? 'Reintentar' : 'Entendido'),
    cancel: 'Cerrar',
  },
  newAccount: {
    title: '¡Ya casi!',
    text: `Te enviamos un código de ${CODE_LENGTH} dígitos a {email}. Escríbelo para activar tu cuenta. ¿No llega? Revisa tu correo no deseado.`,
    accept: 'Escribir mi código',
  },
  passwordChanged: {
    title: '¡Contraseña nueva!',
    text: 'Quedó lista. Inicia sesión y sigue jugando.',
    accept: 'Iniciar sesión',
  },
  poolGameNotAvailable: {
    title: 'Partidos No Disponibles',
    text: ({ hours = 2 }: { hours?: number } = {}) =>
      `Uno de tus partidos ya cerró: recibimos pronósticos ${beforeKickOff(hours)}. Manda los demás.`,
    accept: 'Ver mis partidos',
  },
  poolInvalid: {
    title: 'Partidos No Disponibles',
    text: ({ hasRest = false }: { hasRest?: boolean } = {}) =>
      hasRest
        ? 'Alguno de estos partidos ya terminó o no está disponible. Actualizamos la lista: revisa y manda los demás.'
        : 'Estos partidos ya terminaron o no están disponibles. Actualizamos la lista; inténtalo más tarde.',
  },
  poolNotAvailable: {
    title: 'Partidos No Disponibles',
    text: 'Todavía no es momento de pronosticar estos partidos. Date una vuelta más tarde: tu borrador se queda guardado.',
  },
  poolSent: {
    title: '¡Boleto sellado!',
    text: ({ left = 0, ...params }: Sent) =>
      left > 0
        ? `1 pronóstico sellado. ${getLeftText(left)}${getUnsavedText(params)}${getLostText(params)}`
        : `Tu pronóstico quedó registrado. Saca la botana y disfruta el partido.${getUnsavedText(params)}${getLostText(params)}`,
  },
  poolWeekNotValid: {
    title: 'Partidos No Disponibles',
    text: 'Esta jornada ya terminó o todavía no está disponible. Inténtalo más tarde.',
  },
  poolsSent: {
    title: '¡Boleto sellado!',
    text: ({ lines, left = 0, ...params }: Sent & { lines: readonly unknown[] }) =>
      left > 0
        ? `${lines.length} pronósticos sellados. ${getLeftText(left)}${getUnsavedText(params)}${getLostText(params)}`
        : `Tus ${lines.length} pronósticos quedaron registrados. Saca la botana y disfruta los partidos.${getUnsavedText(params)}${getLostText(params)}`,
  },
  promotionAsset: {
    title: 'Todavía no hay nada aquí',
    text: 'Por ahora no tenemos información de esta promoción. Vuelve pronto, que se pone crujiente.',
  },
  questionAnsweredByUser: {
    title: 'Esta ya la contestaste',
    text: 'Solo hay una oportunidad por trivia. ¡Nos vemos en la próxima jornada!',
  },
  questionNotFound: {
    title: 'Se nos voló la pregunta',
    text: 'Esta trivia ya no está disponible. No te preocupes: tus pronósticos sí quedaron registrados.',
  },
  sendPool: {
    title: '¿Sellamos tu boleto?',
    text: ({ lines: { length: count } }: { lines: readonly unknown[] }) =>
      count === 1
        ? 'Vas a enviar 1 pronóstico. Ojo: una vez enviado, ya no se puede modificar.'
        : `Vas a enviar ${count} pronósticos. Ojo: una vez enviados, ya no se pueden modificar.`,
    accept: 'Sí, enviar',
    cancel: 'Todavía no',
  },
  sendingPool: {
    title: 'Enviando tu jugada…',
    text: 'No cierres esta pantalla.',
  },
  sentVerifyCode: {
    title: 'Código enviado',
    text: 'Va en camino un código nuevo a {email}. El anterior ya no sirve.',
  },
  signOut: {
    title: '¡Nos vemos en la cancha!',
    text: 'Cerraste tu sesión. Regresa antes de la próxima jornada.',
  },
  signingOut: {
    title: 'Cerrando sesión…',
    text: 'Un segundito.',
  },
  unpreventedError: {
    title: '¡oops! ...',
    text({ unsaved = 0, keepsDrafts = false, waitSeconds }: Unexpected = {}) {
      if (unsaved === 0)
        return `Algo se nos cayó de la bolsa. Fue un error inesperado; inténtalo de nuevo en ${waitSeconds ? formatSeconds(waitSeconds) : 'un ratito'}${keepsDrafts ? ': tu borrador se queda guardado.' : '.'}`;
      return unsaved === 1
        ? 'Tu pronóstico no quedó guardado. Sigue aquí como borrador; envíalo otra vez.'
        : `Tus ${unsaved} pronósticos no quedaron guardados. Siguen aquí como borrador; envíalos otra vez.`;
    },
  },
  verifyAccountError: {
    title: 'Confirma tu cuenta',
    text: ({ isCodeMailed = true }: { isCodeMailed?: boolean } = {}) =>
      isCodeMailed
        ? 'Te estamos enviando un código a {email}. Escríbelo en la siguiente pantalla y quedas dentro.'
        : 'Falta confirmar {email}. Pide tu código en la siguiente pantalla, escríbelo y quedas dentro.',
    accept: 'Ir a confirmar',
    cancel: 'Después',
  },
  verifyAccountSuccess: {
    title: '¡Cuenta confirmada!',
    text: 'Ya eres parte del Reto Ruffles. Ahora sí, a lanzar tus pronósticos.',
    accept: '¡A jugar!',
  },
} as const satisfies Record<string, ModalCopy>;

export const modalExtrasCopy = {
  accept: 'Aceptar',
  review: 'Lo que vas a enviar',
  closesWithinDay: (count: number) =>
    count === 1
      ? 'Ojo: 1 partido cierra en las próximas 24 horas y sigue vacío.'
      : `Ojo: ${count} partidos cierran en las próximas 24 horas y siguen vacíos.`,
  goToFirst: 'Ir al primero',
  inProgress: 'En curso',
  gamesToFill: (toFill: number) =>
    toFill === 1
      ? 'Te falta 1 partido por llenar; puedes enviarlo después.'
      : `Te faltan ${toFill} partidos por llenar; puedes enviarlos después.`,
  yourEmail: 'tu correo',
} as const;
