export const pointsRules = [
  { question: '¿Le atinas al resultado?', points: '+2' },
  { question: '¿También al marcador?', points: '+3', more: 'más' },
  { question: '¿Y a la trivia?', points: '+1' },
] as const;
