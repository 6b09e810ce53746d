import { resolve } from 'node:path';
import { build } from 'esbuild';
import { packRecipe } from '../devtools/player/recorder/recipe-link.ts';
import { RECORDED_ID } from '../devtools/player/recorder/recording.ts';
import { RECIPES } from '../devtools/recipes/index.ts';
import type { Recipe } from '../devtools/recipes/recipe.ts';
import { readRecordedRecipe } from '../devtools/recipes/recorded-recipe.ts';

/** Returns the parameters of the simulator link that opens the first recipe of a file. */
export async function getFileParameters(file: string): Promise<string> {
  const recipe = await readRecipeFile(file);
  if (RECIPES.some((known) => known.id === recipe.id && isSame(known, recipe))) return `r=${recipe.id}`;
  // A link has only what the recorder writes: no regular expression, for example, which JSON writes as an empty object.
  if (!readRecordedRecipe(JSON.parse(JSON.stringify({ ...recipe, id: RECORDED_ID }))))
    throw new Error(
      `The recipe “${recipe.id}” of ${file} has more than a recording can have. Add it to a file of devtools/recipes and run: npm run recipe ${recipe.id}`,
      { cause: 'usage' },
    );
  return `draft=${await packRecipe(recipe)}`;
}

/** Writes regular expressions as text, which JSON would write as empty objects. */
const toJson = (value: unknown) =>
  JSON.stringify(value, (_key, item) => (item instanceof RegExp ? String(item) : item));

const isSame = (a: Recipe, b: Recipe) => toJson(a) === toJson(b);

/**
 * Returns the first recipe of a TypeScript file, such as one that “Descargar archivo” saved. The file may be in any
 * folder: its imports of `./actions.ts` and `./recipe.ts` mean those of `devtools/recipes`.
 */
export async function readRecipeFile(file: string): Promise<Recipe> {
  const { outputFiles } = await build({
    entryPoints: [resolve(file)],
    bundle: true,
    write: false,
    platform: 'node',
    format: 'esm',
    logLevel: 'silent',
    plugins: [
      {
        name: 'recipe-imports',
        setup: (builder) =>
          builder.onResolve({ filter: /^\.\/[\w-]+\.ts$/ }, ({ path, importer }) =>
            importer === resolve(file) ? { path: resolve('devtools/recipes', path) } : undefined,
          ),
      },
    ],
  });
  const source = Buffer.from(outputFiles[0]?.contents ?? []).toString('base64');
  const exported: Record<string, unknown> = await import(`data:text/javascript;base64,${source}`);
  const [recipe] = Object.values(exported).flat() as (Recipe | undefined)[];
  if (!recipe?.steps) throw new Error(`${file} exports no recipe.`, { cause: 'usage' });
  return recipe;
}
