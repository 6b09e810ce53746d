import type { Proof } from './matrix.ts';

/** Returns the matrix as text: each statement, and below it a line for each recipe and each test. */
export function formatMatrix(matrix: readonly Proof[]): string {
  const played = matrix.filter(({ recipes }) => recipes.length > 0).length;
  const proven = matrix.filter(({ recipes, tests }) => recipes.length + tests.length > 0).length;
  return [
    ...matrix.map(formatProof),
    `${matrix.length} statements: ${proven} with a proof, ${played} of them with a recipe.`,
  ].join('\n');
}

function formatProof({ statement: { id, text, lead }, recipes, tests }: Proof): string {
  return [
    `${id} ${lead ? `(${lead}) ` : ''}${text}`,
    ...recipes.map((recipe) => `  recipe ${recipe.id}, from step ${recipe.step + 1}`),
    ...tests.map(({ file, title }) => `  test   ${file}: ${title}`),
    ...(recipes.length + tests.length === 0 ? ['  nothing shows it'] : []),
  ].join('\n');
}
