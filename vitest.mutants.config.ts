/** The tests that `npm run test:mutants` plays against each mutant: those of one area, in one project. */
import { defineConfig, type ViteUserConfig } from 'vitest/config';

const NO_REACT = '\0no-react';
/** scripts/test-setup.ts would load React for each mutant that a test with jsdom covers, and no test here renders. */
const withoutReact: NonNullable<ViteUserConfig['plugins']>[number] = {
  name: 'without-react',
  enforce: 'pre',
  resolveId: (id: string) => (id === '@testing-library/react' ? NO_REACT : undefined),
  load: (id: string) => (id === NO_REACT ? 'export const cleanup = () => {};' : undefined),
};

export default defineConfig({
  plugins: [withoutReact],
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
