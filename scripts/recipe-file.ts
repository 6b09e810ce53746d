import { resolve } from 'node:path';
import { build } from 'esbuild';
import type { Recipe } from '../devtools/recipes/recipe.ts';

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
