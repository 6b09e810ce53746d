/** The boleto in Partidos and in Perfil. */
export const ticketCopy = {
  final: 'Final',
  folio: (folio: string) => `Folio ${folio}`,
  game: 'Partido',
  gameGone: 'Partido retirado',
  mine: 'Tú',
  pending: 'Por confirmar',
  points: 'Puntos',
  sentNote: (date: string, hour: string) => `Enviado el ${date}, ${hour} h, hora oficial del centro.`,
  stampBrand: 'RETO RUFFLES',
  stampWord: 'Enviado',
  title: (week: string) => `Boleto ${week}`,
  versus: (home: string, away: string) => `${home} – ${away}`,
} as const;
