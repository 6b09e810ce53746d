/** The spec prescribes the titles, the buttons and the text of `required` (spec §2, §5). */
export const triviaCopy = {
  title: 'Trivia',
  intro: 'Contesta para continuar. Si le atinas, ¡te llevas 1 punto extra!',
  required: 'Este campo es obligatorio',
  back: 'Regresar',
  continue: 'Continuar',
  sending: 'Enviando…',
  noOptions: 'No hay opciones disponibles para esta trivia.',
  accept: 'Aceptar',
  questionRegion: 'Pregunta y respuestas',
  resultRegion: 'Resultado',
  plusOne: '+1',
  extraPoint: 'punto extra',
  correct: {
    title: 'Felicidades',
    shout: 'Excelente',
    text: '¡Le atinaste! Sumaste 1 punto extra.',
  },
  incorrect: {
    title: 'Fallaste',
    shout: 'Uy',
    text: 'Esta no era, pero el partido sigue. ¡No te me agüites!',
  },
} as const;
