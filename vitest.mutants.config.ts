/** Configuration with which `npm run test:mutants` runs the tests of one area against each mutant. */
import { defineConfig, type ViteUserConfig } from 'vitest/config';

const NO_REACT = '\0no-react';
/**
 * Replaces React Testing Library, which scripts/test-setup.ts imports: no test here renders, and loading React
 * for each mutant is slow.
 */
const withoutReact: NonNullable<ViteUserConfig['plugins']>[number] = {
  name: 'without-react',
  enforce: 'pre',
  resolveId: (id: string) => (id === '@testing-library/react' ? NO_REACT : undefined),
  load: (id: string) =>
    id === NO_REACT ? 'export const cleanup = () => {}; export const configure = () => {};' : undefined,
};

export default defineConfig({
  plugins: [withoutReact],
  test: {
    // scripts/test-mutants.ts sets the variable to globs, separated by spaces.
    include: process.env.MUTANTS_TESTS?.split(' ') ?? [],
    // All test files share one worker, because starting a worker for each file would take most of the time.
    isolate: false,
    setupFiles: ['scripts/test-setup.ts'],
    environmentOptions: { jsdom: { url: 'http://localhost/lmx/' } },
    restoreMocks: true,
    testTimeout: 20_000,
    hookTimeout: 30_000,
  },
});
