import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { BROWSER_FLOOR } from './scripts/browser-floor.ts';
import { chooseChunk, findRoots } from './scripts/chunks.ts';
import { firstSheet } from './scripts/first-sheet-plugin.ts';
import { minifiesAgain } from './scripts/minify.ts';
import { signalsTransform } from './scripts/signals-transform.ts';
import { simulator } from './scripts/simulator-plugin.ts';
import { readSiteUrl } from './scripts/site-env.ts';

// `index.html` has this variable in its Open Graph addresses.
process.env.VITE_SITE_URL = readSiteUrl();

export default defineConfig({
  base: '/lmx/',
  plugins: [
    signalsTransform(),
    react(),
    tailwindcss(),
    firstSheet(),
    minifiesAgain(),
    simulator(process.env.RECIPE),
  ],
  // The signals transform adds this import to components. Without this line the dev server finds the import
  // only after the page has loaded, and reloads the page.
  optimizeDeps: { include: ['@preact/signals-react/runtime'] },
  resolve: {
    // React 18 and later export `useSyncExternalStore`, so the package that adds it to older versions is left out.
    alias: { 'use-sync-external-store/shim/index.js': 'react' },
  },
  build: {
    target: BROWSER_FLOOR,
    // No file becomes a `data:` URL, because the policy of deploy/headers.ts allows `data:` only for pictures.
    assetsInlineLimit: 0,
    // The build reads the scripts and style sheets of each page from the manifest, then deletes the manifest.
    manifest: true,
    // Leaves out Vite's polyfill for module preload, so that the first script stays small. A browser without
    // module preload then fetches each module when it is imported.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      checks: { bundlerTimings: false },
      output: {
        // Six letters of a hash tell the versions of a file apart, and each page lists the names of many files.
        entryFileNames: 'assets/[name]-[hash:6].js',
        chunkFileNames: 'assets/[name]-[hash:6].js',
        assetFileNames: 'assets/[name]-[hash:6][extname]',
        codeSplitting: {
          // The groups assign each module by itself, so a group must not include the dependencies of its
          // modules.
          includeDependenciesRecursively: false,
          groups: [
            // The styles of the first paint, which the build writes into the page (decision 020).
            {
              name: 'shell',
              test: /src[\\/]styles[\\/]index\.css$/,
            },
            // The packages that every page uses are a separate file, because few deploys change these packages.
            {
              name: 'vendor',
              test: /node_modules[\\/](?:react|react-dom|scheduler|react-router|react-router-dom|@preact|use-sync-external-store(?!.*with-selector))[\\/]/,
            },
            {
              name: (id, context) =>
                chooseChunk(
                  id,
                  findRoots(id, (module) => context.getModuleInfo(module)),
                ),
              test: /^(?!.*\.css$)/,
            },
          ],
        },
      },
    },
  },
  // Builds and tests write pages into these folders, and the dev server would reload for each page.
  server: { strictPort: true, watch: { ignored: ['**/out/**', '**/dist*/**'] } },
});
