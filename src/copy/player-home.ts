import { type DateParts, formatCount, formatPlace } from './format.ts';
import { formatHits } from './format-hits.ts';
import { withPreposition, withWeek } from './week-name.ts';

export const playerHomeCopy = {
  close: 'Cerrar',
  closesNow: 'Cierra ya',
  closesAt: (when: string) => `Cierra ${when}`,
  countdownShort: { days: 'd', hours: 'h', minutes: 'min', seconds: 'seg' },
  factPoints: (week: string) => `Puntos, ${week}`,
  factPointsDetail: (exact: number, results: number, hasTrivia: boolean) => {
    const parts = [(exact > 0 || results > 0) && formatHits(exact, results), hasTrivia && 'trivia'].filter(
      (part) => part !== false,
    );
    return parts.length > 0 ? parts.join(' y ') : 'Sin aciertos';
  },
  factPlace: (week: string) => `Tu lugar, ${week}`,
  factPlaceMoved: (by: number) => {
    if (by === 0) return 'Sigues en el mismo lugar';
    return `${by > 0 ? 'Subiste' : 'Bajaste'} ${formatCount(Math.abs(by), 'lugar', 'lugares')}`;
  },
  factPlaceFirst: 'Primer lugar de la jornada',
  factPlaceNone: 'Llega cuando sumas puntos',
  factSeason: 'toda la temporada',
  factTrivia: 'Aciertos de trivia',
  factTriviaDetail: '1 punto por cada acierto',
  factTriviaPending: 'Trivia pendiente',
  factTriviaUntil: 'Contéstala antes de que termine la jornada',
  factsTitle: 'Cómo vas',
  first: '¡Primer lugar!',
  firstDetail: (week: string) => `El primer lugar ${withPreposition(week)} es tuyo.`,
  firstPerfect: '¡Primer lugar y perfecta!',
  perfectDetail: (games: number) =>
    games === 1 ? 'Tu marcador fue exacto.' : 'Todos tus marcadores fueron exactos.',
  followingOpens: (when: string) => `La que sigue abre el ${when}.`,
  gained: 'Sacaste',
  gainedUnit: (points: number) => (points === 1 ? 'punto' : 'puntos'),
  firstRunAction: 'Llenar mi primer partido',
  firstRunLater: 'Ahora no',
  firstRunSealText: 'Enviado ya no se cambia.',
  firstRunSealTitle: 'Séllalo',
  firstRunScoreText: 'Con − y + o escribiendo el número.',
  firstRunScoreTitle: 'Pon un marcador',
  firstRunText: 'No tienes que llenar todos. Empieza con uno y envíalo cuando te convenza.',
  firstRunTitle: 'Tu primer boleto, en tres toques',
  firstRunTriviaPlate: '+1',
  firstRunTriviaText: 'Si le atinas, 1 punto extra.',
  firstRunTriviaTitle: 'Contesta la trivia',
  liveMine: (home: number, away: number) => `Tú: ${home}–${away}`,
  liveNone: 'Sin pronóstico',
  liveNow: 'En juego',
  liveSum: (points: number) => `Si todo queda así: ${points > 0 ? `+${points}` : '0 puntos'}`,
  liveSumNote: 'Provisional: no cuenta todavía en ningún total.',
  liveTitle: 'Tu boleto en vivo',
  missing: (count: number) => (count === 1 ? `Te falta ${count} partido` : `Te faltan ${count} partidos`),
  /** Beside the results of an earlier week. */
  missingOfWeek: (week: string, count: number) =>
    `${week}: ${count === 1 ? 'te falta' : 'te faltan'} ${count}`,
  missingDetail: {
    noWeek: 'Vuelve pronto: aquí verás los partidos.',
    beforeSeason: 'Desde ese día puedes hacer tus pronósticos.',
    notOpen: 'Desde ese día puedes hacer tus pronósticos.',
    betweenWeeks: 'Mientras, mira cómo te fue en la jornada anterior.',
    complete: 'Enviaste todo lo que se puede. ¡Suerte!',
    closed: 'Ya cerraron todos los partidos de la jornada.',
    live: 'Ya se está jugando.',
    unpublished: 'Terminó la jornada. Los puntos se publican poco después.',
    published: 'Terminó la jornada. Mira cómo te fue.',
    seasonOver: 'Terminó el torneo. Mira cómo te fue.',
  },
  missingDetailOfOne: 'Ya cerró el partido de la jornada.',
  missingGames: 'Aún no hay partidos',
  missingNone: 'Nada por enviar',
  missingOver: 'Así fue la temporada',
  seasonPlace: (position: number) =>
    position === 1 ? '¡Ganaste la temporada!' : `Quedaste en el ${formatPlace(position).toLowerCase()}`,
  seasonWon: 'Terminó el torneo, y el primer lugar del ranking general es tuyo.',
  missingPublished: 'Ya están tus puntos',
  missingSoon: 'Pronto hay más jornadas',
  missingUnpublished: 'Ya casi salen tus puntos',
  missingSealed: 'Boleto completo',
  nextCutoff: 'Próximo cierre',
  nextWeek: (week: string) => `Sigue: ${week}.`,
  nextWeekOpens: (week: string, when: string) => `${week} abre el ${when}.`,
  noTicket: (week: string) => `No enviaste boleto ${withPreposition(week)}.`,
  pointsComing: (week: string) => `Los puntos ${withPreposition(week)} se publican poco después.`,
  posterDay: ({ weekday, day, month }: DateParts) => `El ${weekday} ${day} de ${month}`,
  posterHeadliner: (when: string) => `Partido estelar · ${when}`,
  posterRange: (from: DateParts, to: DateParts) =>
    `Del ${from.weekday} ${from.day}${from.month === to.month ? '' : ` de ${from.month}`} al ${to.weekday} ${to.day} de ${to.month}`,
  posterTitle: (week: string) => withWeek('Gran', week),
  posterWhen: (days: number, later: string, hour: string) => {
    const day = days === 0 ? 'Hoy' : days === 1 ? 'Mañana' : later;
    return `${day} ${hour} h`;
  },
  over: { title: '¡Así fue!', ribbon: 'Temporada terminada', table: 'Ver la tabla final' },
  overThanks: 'Gracias por jugar cada jornada con nosotros.',
  opens: (when: string) => `Abre el ${when}`,
  actions: {
    predict: 'Hacer mis pronósticos',
    ticket: 'Ver mi boleto',
    points: 'Ver mis puntos',
    story: 'Ver mi temporada',
    ranking: 'Ver el ranking',
    games: 'Ver los partidos',
  },
  ticketBlank: 'Tu boleto está en blanco',
  ticketReady: (count: number) => formatCount(count, 'listo sin enviar', 'listos sin enviar'),
  ticketSeeAll: (total: number) => (total === 1 ? 'Ver el partido' : `Ver los ${total}`),
  ticketSent: (sent: number, total: number) => `${sent} de ${total} ${total === 1 ? 'enviado' : 'enviados'}`,
  ticketTitle: (week: string) => withWeek('Tu', week),
  ticketToFill: (count: number) => formatCount(count, 'vacío', 'vacíos'),
  ticketWaiting: 'Tu boleto',
} as const;
