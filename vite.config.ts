import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { BROWSER_FLOOR } from './scripts/browser-floor.ts';
import { chooseChunk, findRoots } from './scripts/chunks.ts';
import { firstSheet, retrySheets } from './scripts/first-sheet-plugin.ts';
import { signalsTransform } from './scripts/signals-transform.ts';
import { simulator } from './scripts/simulator-plugin.ts';
import { readSiteUrl } from './scripts/site-env.ts';

// `index.html` has this variable in its Open Graph addresses.
process.env.VITE_SITE_URL = readSiteUrl();

const FOLDERS = '{src,mock-server,devtools,scripts,deploy,bench,e2e}';
// jsdom takes a second to start, so a `.test.ts` file that needs jsdom says so in a `@vitest-environment` comment.
const WITHOUT_DOM = {
  extends: true as const,
  test: {
    name: 'node',
    environment: 'node',
    isolate: false,
    include: [`${FOLDERS}/**/*.test.ts`],
    exclude: ['e2e/deploy/**', 'e2e/monkey/**'],
  },
};
const WITH_DOM = {
  extends: true as const,
  test: { name: 'jsdom', environment: 'jsdom', isolate: false, include: [`${FOLDERS}/**/*.test.tsx`] },
};
// The tests of random actions use React's production build: with the development build they would take twice as long.
const MONKEY = {
  extends: true as const,
  oxc: { jsx: { development: false } },
  test: {
    name: 'monkey',
    environment: 'jsdom',
    env: { NODE_ENV: 'production' },
    // Most objects are released after one action, so a larger young generation saves garbage collections.
    execArgv: ['--max-semi-space-size=64'],
    include: ['e2e/monkey/**/*.test.ts'],
  },
};
const NEEDS_NGINX = {
  extends: true as const,
  test: { name: 'nginx', environment: 'node', include: ['e2e/deploy/**/*.test.ts'] },
};

export default defineConfig({
  base: '/lmx/',
  plugins: [
    signalsTransform(),
    react(),
    tailwindcss(),
    firstSheet(),
    retrySheets(),
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
            // The styles of parts that the app shows after the first paint, such as the menu and toasts. They
            // load with the app.
            {
              name: 'notices',
              test: /src[\\/](?:app[\\/](?:crash-screen|menu-panel|to-send-badge)|components[\\/]card-screen|ui[\\/](?:banner|toast))\.css$/,
            },
            // All other styles are small, so they are one sheet. The sheet loads in parallel with the scripts
            // of a page.
            { name: 'pages', test: /\.css$/ },
            // The packages that every page uses are a separate file, because few deploys change these packages.
            {
              name: 'vendor',
              test: /node_modules[\\/](?:react|react-dom|scheduler|react-router|react-router-dom|@preact|use-sync-external-store(?!.*with-selector))[\\/]/,
            },
            {
              name: (id, context) => chooseChunk(findRoots(id, (one) => context.getModuleInfo(one))),
              test: /^(?!.*\.css$)/,
            },
          ],
        },
      },
    },
  },
  // Builds and tests write pages into these folders, and the dev server would reload for each page.
  server: { port: 5173, strictPort: true, watch: { ignored: ['**/out/**', '**/dist*/**'] } },
  preview: { port: 4173, strictPort: true },
  test: {
    // One worker for each core. The default leaves one of two cores idle.
    maxWorkers: '100%',
    environmentOptions: { jsdom: { url: 'http://localhost/lmx/' } },
    projects: process.env.TEST_DEPLOY ? [NEEDS_NGINX] : [WITHOUT_DOM, WITH_DOM, MONKEY],
    setupFiles: ['scripts/test-setup.ts'],
    ...(process.env.VITEST && {
      sequence: { sequencer: (await import('./scripts/test-order.ts')).TestOrder },
    }),
    restoreMocks: true,
    // Five seconds, the default, is too short on a busy machine.
    testTimeout: 20_000,
    hookTimeout: 30_000,
  },
});
