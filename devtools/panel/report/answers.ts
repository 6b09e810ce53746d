export const QUESTIONS = { expected: 'Qué esperabas', happened: 'Qué pasó' };

/** Adds the answers of the tester to the report. */
export const addAnswers = (
  { text, hide }: { text: string; hide(answer: string): string },
  { expected, happened }: Readonly<Record<keyof typeof QUESTIONS, string>>,
) => `## Error en Reto Ruffles (simulador)

**${QUESTIONS.expected}:** ${hide(expected)}

**${QUESTIONS.happened}:** ${hide(happened)}

${text}`;
