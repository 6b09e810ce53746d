import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { BROWSER_FLOOR } from './scripts/browser-floor.ts';
import { chooseChunk, findRoots } from './scripts/chunks.ts';
import { firstSheet } from './scripts/first-sheet-plugin.ts';
import { smallRouter } from './scripts/router-plugin.ts';
import { signalsTransform } from './scripts/signals-transform.ts';
import { simulator } from './scripts/simulator-plugin.ts';
import { readSiteUrl } from './scripts/site-env.ts';

// `index.html` names it in its Open Graph addresses.
process.env.VITE_SITE_URL = readSiteUrl();

const FOLDERS = '{src,mock-server,devtools,scripts,deploy,bench,e2e}';
// jsdom takes a second to start: a test that renders nothing asks for it in a `@vitest-environment` comment.
const WITHOUT_DOM = {
  extends: true as const,
  test: {
    name: 'node',
    environment: 'node',
    include: [`${FOLDERS}/**/*.test.ts`],
    exclude: ['e2e/deploy/**', 'e2e/monkey/**'],
  },
};
const WITH_DOM = {
  extends: true as const,
  test: { name: 'jsdom', environment: 'jsdom', include: [`${FOLDERS}/**/*.test.tsx`] },
};
// The development build of React takes half of a random action's time.
const MONKEY = {
  extends: true as const,
  oxc: { jsx: { development: false } },
  test: {
    name: 'monkey',
    environment: 'jsdom',
    env: { NODE_ENV: 'production' },
    // Most objects live for one action only.
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
  plugins: [signalsTransform(), smallRouter(), react(), tailwindcss(), firstSheet(), simulator()],
  // Found late otherwise: the dev server would reload the page on its first load.
  optimizeDeps: { include: ['@preact/signals-react/runtime'] },
  resolve: {
    // React 18 and later export `useSyncExternalStore`, so the package that adds it to older versions is left out.
    alias: { 'use-sync-external-store/shim/index.js': 'react' },
  },
  build: {
    target: BROWSER_FLOOR,
    // No `data:` address in place of a file: the policy of deploy/headers.ts allows pictures alone.
    assetsInlineLimit: 0,
    // The prerender asks it which sheets a page needs; it does not ship.
    manifest: true,
    // Browsers without module preload fetch a module when it is imported; the first script stays tiny.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      checks: { bundlerTimings: false },
      output: {
        codeSplitting: {
          // `chooseChunk` knows the dependencies: a group must not pull them in.
          includeDependenciesRecursively: false,
          groups: [
            // What the first paint needs. It stands in the page (decision 020).
            {
              name: 'shell',
              test: /src[\\/]styles[\\/]index\.css$/,
            },
            // What the shell may show on any page later comes with the app.
            {
              name: 'notices',
              test: /src[\\/](?:app[\\/](?:crash-screen|menu-panel|to-send-badge)|components[\\/]card-screen|ui[\\/](?:banner|toast))\.css$/,
            },
            // The rest of the styles is one sheet as well: it is small, and fetched beside a page's scripts.
            { name: 'pages', test: /\.css$/ },
            // What every page needs and few deploys change.
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
  // Builds and journeys write pages below these folders; the dev server would reload for each.
  server: { port: 5173, strictPort: true, watch: { ignored: ['**/out/**', '**/dist*/**'] } },
  preview: { port: 4173, strictPort: true },
  test: {
    // One worker a core: the default leaves one of two cores idle.
    maxWorkers: '100%',
    environmentOptions: { jsdom: { url: 'http://localhost/lmx/' } },
    projects: process.env.TEST_DEPLOY ? [NEEDS_NGINX] : [WITHOUT_DOM, WITH_DOM, MONKEY],
    setupFiles: ['scripts/test-setup.ts'],
    restoreMocks: true,
    // A busy machine is slow, not wrong.
    testTimeout: 20_000,
    hookTimeout: 30_000,
  },
});
