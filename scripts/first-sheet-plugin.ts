/**
 * Each page contains the stylesheet of the first paint inline (decision 020). The preload list of a script must not
 * contain the stylesheet, because Vite's preload helper would load it again.
 */
import type { Plugin } from 'vite';

const FIRST_SHEET = /\/shell-[\w-]+\.css$/;

export function firstSheet(): Plugin {
  return {
    name: 'first-sheet',
    apply: 'build',
    // Runs after Vite links the stylesheet in index.html and before Vite writes the manifest.
    enforce: 'post',
    generateBundle(_options, bundle) {
      for (const output of Object.values(bundle)) {
        const sheets = output.type === 'chunk' ? output.viteMetadata?.importedCss : undefined;
        for (const sheet of sheets ?? []) if (FIRST_SHEET.test(sheet)) sheets?.delete(sheet);
      }
    },
  };
}
