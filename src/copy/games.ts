import { type DateParts, formatCount } from './format.ts';
import { UNDECIDED } from './team-name.ts';

export const gamesCopy = {
  title: 'Partidos | Reto Ruffles',
  description: 'Pon tu marcador en los partidos de la jornada y envía tu boleto.',
  heading: 'Partidos',
  intro: (hours: number) => `Pon tu marcador y envía. ${closesBefore(hours)}`,
  introSent: 'Ya enviaste todo. Ahora, a ver los partidos.',
  introNothingLeft: 'Ya no hay nada por enviar. Ahora, a ver los partidos.',
  introWeek: (name: string, dates: string) => (dates ? `${name} · ${dates}` : name),
  dates: (from: DateParts, to: DateParts) => {
    const end = `${to.day} de ${to.month}`;
    if (from.month !== to.month) return `del ${from.day} de ${from.month} al ${end}`;
    return from.day === to.day ? end : `del ${from.day} al ${end}`;
  },

  nextCutoff: 'Próximo cierre',
  closesNow: 'Cierra ya',
  countdown: { days: 'd', hours: 'h', minutes: 'min', seconds: 'seg' },

  weeks: 'Jornadas',
  tabToSend: (count: number) => `${count} por enviar`,
  tabSent: 'Enviada',
  tabSentSome: (count: number) => `Enviados: ${count}`,
  tabPoints: (points: number) => (points === 1 ? '1 punto' : `${points} puntos`),
  tabClosed: 'Cerrada',
  tabOpens: (day: string) => `Abre ${day}`,
  tabUpcoming: 'Próxima',
  tabOpen: 'Abierta',
  tabUndecided: UNDECIDED,

  progress: 'Avance de la jornada',
  missing: (count: number) => (count === 1 ? 'Te falta 1' : `Te faltan ${count}`),
  sealed: 'Boleto sellado',
  nothingLeft: 'Ya no hay nada por enviar',
  progressCount: (sent: number, total: number) => `Llevas ${sent} de ${total}`,
  show: 'Ver partidos',
  showMissing: 'Faltan',
  showSent: 'Enviados',
  showAll: 'Todos',
  nextEmpty: 'Siguiente vacío',
  paste: 'Pegar mi quiniela',
  pasteClose: 'Cerrar',
  pasteFailed: 'No se pudo abrir. Revisa tu conexión e inténtalo de nuevo.',
  doneTitle: 'Enviados y cerrados',
  noneSent: 'Todavía no envías ningún partido de esta jornada.',

  day: ({ weekday, day, month }: DateParts) => `${weekday} ${day} de ${month}`,

  closing: (games: readonly string[]) =>
    `${games.length === 1 ? 'Cierra' : 'Cierran'} ya: ${games.join(', ')}`,
  readyAndEmpty: (ready: number, empty: number) =>
    `${formatCount(ready, 'listo', 'listos')}, ${formatCount(empty, 'vacío', 'vacíos')}`,
  leftHalf: (count: number) => (count === 1 ? 'Uno quedó a medias' : `${count} quedaron a medias`),
  allFilled: 'Tu boleto está completo',
  draftSaved: 'Borrador guardado en este dispositivo',
  draftMemory: 'Sin guardar: envíalos antes de salir',
  draftOffline: 'Guardados en este dispositivo',
  send: (count: number) => (count === 1 ? 'Enviar pronóstico (1)' : `Enviar pronósticos (${count})`),
  sending: 'Enviando…',
  noInternet: 'Sin internet',

  restoredTitle: 'Tus pronósticos siguen aquí.',
  restoredText: 'Revísalos y envíalos.',
  restoredClose: 'Cerrar aviso',

  noGames: 'Aún no hay partidos para esta jornada.',
  noGamesText: 'En cuanto salga el calendario los verás aquí.',
  noWeeks: 'Aún no hay jornadas',
  failed: 'No pudimos cargar tus partidos',
  failedText: 'Tu borrador sigue guardado en este dispositivo. Inténtalo de nuevo.',
  loading: 'Cargando partidos…',

  pointsUnit: 'puntos',
  pointsSoFar: 'hasta ahora',
} as const;

function closesBefore(hours: number): string {
  if (hours === 0) return 'Cada partido cierra al silbatazo inicial.';
  if (hours === 1) return 'Cada partido cierra 1 hora antes de empezar.';
  return `Cada partido cierra ${hours} horas antes de empezar.`;
}
