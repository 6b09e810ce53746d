/**
 * Minifies scripts that a bundler has minified once more (decision 036): Terser finds what the bundlers' own minifiers
 * leave.
 */
import { minify } from 'terser';
import type { Plugin } from 'vite';

const OPTIONS = { ecma: 2020, compress: { passes: 2 } } as const;

/**
 * With this first line Chrome compiles the functions of a script as it loads, not at their first calls (decision 022).
 */
const COMPILE_AT_ONCE = '//# allFunctionsCalledOnLoad\n';

/** Minifies a script, or a module with `isModule`. Comments go. Rejects if the script can't be read. */
export async function minifyAgain(script: string, isModule: boolean): Promise<string> {
  const { code } = await minify(script, { ...OPTIONS, module: isModule });
  if (code === undefined) throw new Error('Terser returned no script.');
  return code;
}

/** Minifies the scripts of the site once more, after Vite has written the names of their files into them. */
export function minifiesAgain(): Plugin {
  return {
    name: 'minifies-again',
    apply: 'build',
    enforce: 'post',
    // The hash in a file's name is computed before this plugin runs. Other options change the file, so they change the
    // hash too.
    augmentChunkHash: () => JSON.stringify(OPTIONS),
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        for (const output of Object.values(bundle))
          if (output.type === 'chunk') output.code = COMPILE_AT_ONCE + (await minifyAgain(output.code, true));
      },
    },
  };
}
