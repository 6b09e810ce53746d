import { redact } from './private-report.ts';

export const QUESTIONS = { expected: 'Qué esperabas', happened: 'Qué pasó' };

/** Adds the answers of the tester to the report. */
export const addAnswers = (
  report: string,
  { expected, happened }: Readonly<Record<keyof typeof QUESTIONS, string>>,
) => `## Error en Reto Ruffles (simulador)

**${QUESTIONS.expected}:** ${redact(expected)}

**${QUESTIONS.happened}:** ${redact(happened)}

${report}`;
