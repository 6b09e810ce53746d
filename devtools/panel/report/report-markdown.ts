import { redact } from './private-report.ts';

const MAX_STEPS = 40;

/** Writes a line for each value that is not null. */
export const toLines = (values: Readonly<Record<string, string | null>>) =>
  Object.entries(values).flatMap(([name, value]) => (value === null ? [] : `- ${name}: ${value}`));

export function toSteps(steps: readonly string[]): string[] {
  const skipped = Math.max(0, steps.length - MAX_STEPS);
  return [
    ...(skipped > 0 ? [`(Los ${skipped} anteriores están en Ramas.)`, ''] : []),
    ...steps.slice(skipped).map((step, index) => `${skipped + index + 1}. ${redact(step)}`),
  ];
}
