/** The tests that `npm run test:mutants` plays against each mutant: those of one area, in one project. */
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // Set by scripts/test-mutants.ts.
    include: process.env.MUTANTS_TESTS?.split(' ') ?? [],
    // One worker for all test files: to start one for each would take most of the time.
    isolate: false,
    setupFiles: ['scripts/test-setup.ts'],
    environmentOptions: { jsdom: { url: 'http://localhost/lmx/' } },
    restoreMocks: true,
    testTimeout: 20_000,
    hookTimeout: 30_000,
  },
});
