import { withPreposition, withWeek } from './week-name.ts';

/** Texts of the parts of Partidos that load after the code of the page itself (`pages/games/late-parts-list.ts`). */
export const lateGamesCopy = {
  help: 'Cada partido se pronostica una sola vez. Lo que no envíes antes del cierre no suma. Todos los horarios son del centro de México.',
  betDays: (days: string) =>
    days.split(',').length === 7
      ? 'Se pronostica todos los días.'
      : `Días para pronosticar: ${days.replace(/,\s*/g, ', ')}.`,

  allNextTitle: (day: string) => `Esta jornada abre el ${day}`,
  allNextText: (hour: string) =>
    `Te guardamos tu lugar. El primer partido abre a las ${hour} h del centro de México.`,

  triviaPending: 'Trivia pendiente',
  triviaPendingText: (week: string) =>
    `Contesta la ${withPreposition(week)} y súmate 1 punto extra. Hazlo antes de que termine la jornada.`,
  triviaAnswer: 'Contestar',

  saidOneDay: (game: string) => `Falta un día para que cierre ${game}.`,
  saidOneHour: (game: string) => `Falta una hora para que cierre ${game}.`,
  saidTenMinutes: (game: string) => `Faltan 10 minutos para que cierre ${game}.`,
  saidClosed: (game: string) => `Cerró ${game}.`,

  shareTitle: 'Presume tu boleto',
  shareText: 'Arma una tarjeta con tus pronósticos enviados. No lleva tu nombre ni tus datos.',

  sumTitle: (week: string) => withWeek('Tu', week),
  sumExact: 'Marcadores exactos',
  sumResults: 'Resultados',
  sumTrivia: 'Trivia',
  sumTimes: (count: number, points: number) => `${count} × ${points}`,
  sumTotal: 'Total en el ranking',
  sumTotalGames: 'Total en partidos',

  view: 'Ver la jornada como',
  cards: 'Tarjetas',
  ticket: 'Boleto',
  allClosedTitle: 'Esta jornada ya cerró',
  liveTitle: 'Ya no se puede enviar',
  liveGames: (count: number) => (count === 1 ? '1 partido en vivo' : `${count} partidos en vivo`),
  gamesToPlay: (count: number) => (count === 1 ? 'Falta 1 por jugar' : `Faltan ${count} por jugar`),
  allClosedText: 'Checa tus puntos o prepárate para la que sigue.',
  allClosedLast: 'Checa tus puntos y tu lugar.',
  seeRanking: 'Ver el ranking',
  goToWeek: (name: string) => `Ir a: ${name}`,

  earlierWeeks: 'Jornadas anteriores',
  laterWeeks: 'Jornadas siguientes',

  hour: (hour: string) => `${hour} h`,
} as const;
