import { getTeamName } from './team-name.ts';

export const ticketCopy = {
  final: 'Final',
  folio: (folio: string) => `Folio ${folio}`,
  game: 'Partido',
  gameGone: 'Partido retirado',
  live: 'Va',
  mine: 'Tú',
  onceNote: 'Un envío por partido. Sin cambios.',
  pending: 'Por confirmar',
  points: 'Puntos',
  sentNote: (date: string, hour: string) => `Enviado el ${date}, ${hour} h, hora oficial del centro.`,
  stampBrand: 'RETO RUFFLES',
  stampWord: 'Enviado',
  title: (week: string) => `Boleto ${week}`,
  versus: (home: string, away: string) => `${getTeamName(home)} – ${getTeamName(away)}`,
} as const;
