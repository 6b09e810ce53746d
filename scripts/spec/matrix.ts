/** Joins each statement of the specification with the recipes and the tests that show it. */
import type { Recipe } from '../../devtools/api.ts';
import { getShownStatements } from '../../devtools/player/recipe-parts.ts';
import type { Statement } from '../../devtools/ui/spec-document.ts';
import type { MarkedTest } from './marked-tests.ts';

export interface Proof {
  statement: Statement;
  /** `step` is zero-based. */
  recipes: { id: string; title: string; step: number }[];
  tests: { file: string; title: string }[];
}

interface Sources {
  statements: readonly Statement[];
  recipes: readonly Recipe[];
  tests: readonly MarkedTest[];
}

export const createMatrix = ({ statements, recipes, tests }: Sources): Proof[] =>
  statements.map((statement) => ({
    statement,
    recipes: recipes.flatMap((recipe) =>
      getShownStatements(recipe)
        .filter(({ id }) => id === statement.id)
        .map(({ step }) => ({ id: recipe.id, title: recipe.title, step })),
    ),
    tests: tests.filter(({ ids }) => ids.includes(statement.id)).map(({ file, title }) => ({ file, title })),
  }));

type Covers = Readonly<Record<string, readonly string[]>>;

/** Returns what is wrong with the marks, one sentence each. `covers`: what each recipe was observed to show. */
export function findMarkProblems(
  { statements, recipes, tests }: Sources,
  dialogs: readonly string[],
  covers: Covers,
): string[] {
  const known = new Map(statements.map((statement) => [statement.id, statement]));
  const problems: string[] = [];
  for (const { file, title, ids } of tests)
    for (const id of ids)
      if (!known.has(id))
        problems.push(`“${title}” in ${file} names ${id}, which docs/spec.md doesn’t have.`);
  for (const recipe of recipes) {
    const marks = getShownStatements(recipe);
    for (const { id, step } of marks) {
      const statement = known.get(id);
      if (!statement) problems.push(`${recipe.id} names ${id}, which docs/spec.md doesn’t have.`);
      if (!(step in recipe.steps)) problems.push(`${recipe.id} names a step for ${id} that it doesn’t have.`);
      const named = statement ? findNamed(statement.text, dialogs) : [];
      const shown = covers[recipe.id] ?? [];
      if (named.length > 0 && !named.some((dialog) => shown.includes(`modal:${dialog}`)))
        problems.push(`${recipe.id} says that it shows ${id}, and never shows ${named.join(' or ')}.`);
    }
    if (new Set(marks.map(({ id }) => id)).size < marks.length)
      problems.push(`${recipe.id} names a statement twice.`);
  }
  return problems;
}

const findNamed = (text: string, dialogs: readonly string[]) => {
  const words = new Set(text.match(/\w+/g));
  return dialogs.filter((dialog) => words.has(dialog));
};
