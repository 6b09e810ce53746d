const MAX_STEPS = 40;

/** Writes the values that are not null as a list. */
export const writeList = (values: Readonly<Record<string, string | null>>) =>
  Object.entries(values).flatMap(([name, value]) => (value === null ? [] : `- ${name}: ${value}`));

/** Writes the last steps as a numbered list. */
export function writeSteps(steps: readonly string[]): string[] {
  const skipped = Math.max(0, steps.length - MAX_STEPS);
  return [
    ...(skipped > 0 ? [`(Los ${skipped} anteriores están en Ramas.)`, ''] : []),
    ...steps.slice(skipped).map((step, index) => `${skipped + index + 1}. ${step}`),
  ];
}
