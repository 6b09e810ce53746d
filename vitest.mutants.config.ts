/** Configuration with which Stryker runs the tests of the rules, the API client and the stores against each mutant. */
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { signalsTransform } from './scripts/signals-transform.ts';
import { SHARED } from './vitest.config.ts';

export default defineConfig({
  plugins: [signalsTransform(), react()],
  test: {
    ...SHARED,
    // scripts/test-mutants.ts sets the variable to globs, separated by spaces.
    include: process.env.MUTANTS_TESTS?.split(' ') ?? [],
    // Very long texts and thousands of generated bodies, which would take days.
    exclude: ['**/hostile-text.test.ts', '**/hostile-bodies.test.ts'],
    // All test files share one worker, because starting a worker for each file would take most of the time.
    isolate: false,
  },
});
