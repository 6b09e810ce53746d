export const QUESTIONS = { expected: 'Qué esperabas', happened: 'Qué pasó' };

const UNANSWERED = '(sin escribir)';

/** Adds the answers of the tester to the report. */
export const addAnswers = (
  { text, hide }: { text: string; hide(answer: string): string },
  { expected, happened }: Readonly<Record<keyof typeof QUESTIONS, string>>,
) => `## Error en Reto Ruffles (simulador)

**${QUESTIONS.expected}:** ${hide(expected) || UNANSWERED}

**${QUESTIONS.happened}:** ${hide(happened) || UNANSWERED}

${text}`;
