import { defineConfig, mergeConfig } from 'vitest/config';
import { TestOrder } from './scripts/test-order.ts';
import viteConfig from './vite.config.ts';

// The folders of the unit tests. `e2e/deploy`, `e2e/engines` and `e2e/monkey` have projects of their own. The list
// names the other folders of `e2e` one by one, because Vitest ignores `--exclude` for a project that has an `exclude`.
const FOLDERS = '{src,mock-server,devtools,scripts,deploy,bench,e2e/back-ends,e2e/recipes,e2e/simulator}';
// jsdom takes a second to start, so a `.test.ts` file that needs jsdom says so in a `@vitest-environment` comment.
const WITHOUT_DOM = {
  extends: true as const,
  test: { name: 'node', isolate: false, include: [`${FOLDERS}/**/*.test.ts`] },
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
// These tests need programs of the machine. A step of `scripts/test.ts` chooses each of the projects.
const NEEDS_NGINX = {
  extends: true as const,
  test: { name: 'nginx', include: ['e2e/deploy/**/*.test.ts'] },
};
const NEEDS_ENGINES = {
  extends: true as const,
  test: { name: 'engines', include: ['e2e/engines/**/*.test.ts'] },
};

/** Options that the tests of mutants need too. */
export const SHARED = {
  environmentOptions: { jsdom: { url: 'http://localhost/lmx/' } },
  setupFiles: ['scripts/test-setup.ts'],
  restoreMocks: true,
  // Vitest's default of five seconds is too short on a busy machine.
  testTimeout: 20_000,
  hookTimeout: 30_000,
};

function chooseProjects() {
  if (process.env.TEST_DEPLOY) return [NEEDS_NGINX];
  return process.env.TEST_ENGINES ? [NEEDS_ENGINES] : [WITHOUT_DOM, WITH_DOM, MONKEY];
}

export default mergeConfig(
  viteConfig,
  defineConfig({
    test: {
      ...SHARED,
      // One worker for each core. The default leaves one of two cores idle.
      maxWorkers: '100%',
      projects: chooseProjects(),
      sequence: { sequencer: TestOrder },
      // `.ci/run` and the workflows set TEST_RETRIES to 1.
      retry: Number(process.env.TEST_RETRIES ?? 0),
    },
  }),
);
