/**
 * `firstSheet`: each page contains the stylesheet of the first paint inline (decision 020). The preload list of a
 * script must not contain the stylesheet, because Vite's preload helper would load it again.
 * `retrySheets`: Vite's preload helper never requests a stylesheet again that could not be fetched, so a page that is
 * fetched again when the connection is back would have no styles. (`boot.js` removes the `link` of such a stylesheet.)
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

const FAILURE = /seen\[href\] = void 0;(\s*throw err)/;

export function retrySheets(): Plugin {
  return {
    name: 'retry-sheets',
    apply: 'build',
    transform: {
      filter: { id: /vite\/preload-helper/ },
      handler(code) {
        if (!FAILURE.test(code)) this.error("Vite's preload helper has changed");
        return { code: code.replace(FAILURE, 'delete seen[href];$1'), map: null };
      },
    },
  };
}
