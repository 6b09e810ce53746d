/**
 * The sheet of the first paint stands in each page (decision 020). No script of the build may list it among its files:
 * Vite's preload helper would fetch it a second time.
 */
import type { Plugin } from 'vite';

/** The name that vite.config.ts gives to the sheet. */
const FIRST_SHEET = /\/shell-[\w-]+\.css$/;

export function firstSheet(): Plugin {
  return {
    name: 'first-sheet',
    apply: 'build',
    // After Vite has linked the sheet in index.html, and before it writes the manifest and the lists of files.
    enforce: 'post',
    generateBundle(_options, bundle) {
      for (const output of Object.values(bundle)) {
        const sheets = output.type === 'chunk' ? output.viteMetadata?.importedCss : undefined;
        for (const sheet of sheets ?? []) if (FIRST_SHEET.test(sheet)) sheets?.delete(sheet);
      }
    },
  };
}
