/** The words for a week in which every score is exact. */
export const perfectWeekCopy = {
  card: 'Perfecta',
  title: '¡Jornada perfecta!',
} as const;
