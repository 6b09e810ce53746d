export const pasteScoresCopy = {
  filled: 'Listo: revisa tus marcadores antes de enviarlos.',
  label: 'Pega tu quiniela',
  hint: 'Un partido por línea o separados por comas. Por ejemplo: América 2-1 Pumas. Solo llena tu borrador; no envía nada.',
  found: (read: number, total: number) => `Entendimos ${read} de ${total}`,
  line: (home: string, goals: number, awayGoals: number, away: string) =>
    `${home} ${goals}–${awayGoals} ${away}`,
  /** Tells two games of the same teams apart. */
  onDay: (line: string, dayHour: string) => `${line} (${dayHour})`,
  problems: {
    unreadable: 'no encontramos un marcador de un dígito por equipo.',
    'unknown-game': 'no es un partido de esta jornada.',
    closed: 'ese partido no recibe pronósticos ahora.',
    which: 'hay más de un partido de estos equipos. ¿Cuál es?',
    repeated: 'ese partido ya está arriba.',
  },
  fill: (count: number) => (count === 1 ? 'Llenar 1 partido' : `Llenar ${count} partidos`),
  replaces: (count: number) =>
    count === 1
      ? 'Ya habías llenado 1 de estos partidos con otro marcador.'
      : `Ya habías llenado ${count} de estos partidos con otro marcador.`,
  replace: 'Cambiar y llenar',
  keep: 'Llenar solo los vacíos',
} as const;
