import { getTeamName, UNDECIDED } from './team-name.ts';

export const gameCardCopy = {
  versus: (home: string, away: string) => `${getTeamName(home)} contra ${getTeamName(away)}`,
  goalsHome: (team: string) => `Goles de ${team} (local)`,
  goalsAway: (team: string) => `Goles de ${team} (visitante)`,
  add: (team: string) => `Sumar un gol a ${team}`,
  remove: (team: string) => `Quitar un gol a ${team}`,
  empty: 'Vacío',
  blank: '–',

  open: 'Abierto',
  draft: 'Listo, sin enviar',
  half: (team: string) => `Falta ${team}`,
  sent: 'Enviado',
  closed: 'Cerrado',
  next: 'Próximamente',
  live: 'En juego',
  final: 'Final',
  postponed: 'Pospuesto',
  cancelled: 'Cancelado',
  undecided: UNDECIDED,
  /** Of a halted game whose status the client doesn't know. */
  halted: 'No disponible',

  columnFinal: 'Final',
  columnLive: 'Va',
  columnOwn: 'Tú',

  closesOn: (days: number, day: string, hour: string) => {
    if (days <= 0) return `Cierra hoy a las ${hour} h`;
    if (days === 1) return `Cierra mañana a las ${hour} h`;
    return `Cierra el ${day} a las ${hour} h`;
  },
  halfNote: 'A medias no se envía',
  sentOn: (day: string) => `Enviado el ${day}. Ya no se puede cambiar.`,
  sentNote: 'Tu pronóstico ya no se puede cambiar.',
  closedOn: (daysAgo: number, day: string, hour: string) => {
    if (daysAgo === 0) return `Cerró hoy a las ${hour} h.`;
    if (daysAgo === 1) return `Cerró ayer a las ${hour} h.`;
    return `Cerró el ${day} a las ${hour} h.`;
  },
  noPrediction: 'Sin pronóstico.',
  unsent: (score: string) => `Tu ${score} se quedó sin enviar.`,
  justClosed: 'Este partido acaba de cerrar.',
  notActive: 'Por ahora no recibe pronósticos.',
  opensOn: (day: string, hour: string) => `Abre el ${day}, ${hour} h`,
  ifItStays: (points: number) => `Si así queda: ${points > 0 ? `+${points}` : '0 puntos'}`,
  provisional: 'Provisional',
  pointsLater: 'Puntos al final del partido',
  toConfirm: 'Por confirmar',
  exact: '¡Exacto!',
  exactParts: 'Resultado +2, marcador +3',
  exactPoints: '+5',
  result: 'Le atinaste al resultado',
  resultPoints: '+2',
  miss: 'Esta no entró',
  missPoints: '0 puntos',
  haltedSent: {
    postponed: 'Enviado. Cuenta solo si se juega en la jornada.',
    cancelled: 'Enviado. Se canceló: no suma para nadie.',
    unknown: 'Enviado. Por confirmar.',
    undecided: 'Enviado. El partido está por definir.',
  },
  playsOn: (when: string) => `Juega el ${when}`,
  rowNote: (state: string, detail: string) => `${state} · ${detail}`,
  score: (home: number | null, away: number | null) => `${home} – ${away}`,
} as const;
