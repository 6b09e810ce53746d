export const currentWeekCopy = {
  failed: 'No pudimos confirmar qué jornada se juega.',
  trying: 'Seguimos intentando.',
  retry: 'Reintentar',
  retrying: 'Reintentando…',
} as const;
