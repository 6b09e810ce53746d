import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { BROWSER_FLOOR } from './scripts/browser-floor.ts';
import { signalsTransform } from './scripts/signals-transform.ts';
import { simulator } from './scripts/simulator-plugin.ts';
import { readSiteUrl } from './scripts/site-env.ts';

// `index.html` names it in its Open Graph addresses.
process.env.VITE_SITE_URL = readSiteUrl();

export default defineConfig({
  base: '/lmx/',
  plugins: [signalsTransform(), react(), tailwindcss(), simulator()],
  // Found late otherwise: the dev server would reload the page on its first load.
  optimizeDeps: { include: ['@preact/signals-react/runtime'] },
  build: {
    target: BROWSER_FLOOR,
    // Nothing inline: the policy of deploy/headers.ts forbids it.
    assetsInlineLimit: 0,
    // The prerender asks it which sheets a page needs; it does not ship.
    manifest: true,
    // Browsers without module preload fetch a module when it is imported; the first script stays tiny.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      checks: { bundlerTimings: false },
      output: {
        codeSplitting: {
          groups: [
            // What the first paint needs is one sheet, although pages and components import parts of it too.
            { name: 'shell', test: /src[\\/]styles[\\/](?:index|progress|loading|boot|unsupported)\.css$/ },
            // The small pieces that nearly every page shares: one file instead of a dozen.
            {
              name: 'common',
              test: /src[\\/](?:components|ui|lib|domain|copy|stores|app)[\\/]/,
              minShareCount: 8,
            },
            // What every page needs and few deploys change.
            {
              name: 'vendor',
              test: /node_modules[\\/](?:react|react-dom|scheduler|react-router|react-router-dom|@preact|use-sync-external-store)[\\/]/,
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
    environment: 'jsdom',
    // One worker a core: the default leaves one of two cores idle.
    maxWorkers: '100%',
    environmentOptions: { jsdom: { url: 'http://localhost/lmx/' } },
    // What needs a real nginx on the machine runs by itself: `npm run test:deploy`.
    include: process.env.TEST_DEPLOY
      ? ['e2e/deploy/**/*.test.ts']
      : ['{src,mock-server,devtools,scripts,deploy,bench,e2e}/**/*.test.{ts,tsx}'],
    exclude: process.env.TEST_DEPLOY ? [] : ['e2e/deploy/**'],
    setupFiles: ['scripts/test-setup.ts'],
    restoreMocks: true,
    // A busy machine is slow, not wrong.
    testTimeout: 20_000,
    hookTimeout: 30_000,
  },
});
