import { build, type Plugin, type Rolldown } from 'vite';
import { expect, test } from 'vitest';
import { smallRouter } from './router-plugin.ts';

const ENTRY = 'virtual:entry';

/** Bundles a module that uses the router's `Link` and `useRoutes`, React left out. */
async function bundleRouter(plugins: Plugin[]): Promise<string> {
  const entry: Plugin = {
    name: 'entry',
    resolveId: (id) => (id === ENTRY ? id : null),
    load: (id) => (id === ENTRY ? "export { Link, useRoutes } from 'react-router-dom';" : null),
  };
  const { output } = (await build({
    configFile: false,
    logLevel: 'error',
    plugins: [entry, ...plugins],
    build: {
      write: false,
      rolldownOptions: { input: ENTRY, external: ['react', 'react-dom'], preserveEntrySignatures: 'strict' },
    },
  })) as Rolldown.RolldownOutput;
  return output[0].code;
}

test('a build with the plugin holds the router’s routes and link without its forms, its other links and its warnings', async () => {
  const [plain, pruned] = await Promise.all([bundleRouter([]), bundleRouter([smallRouter()])]);
  const extras = [/formenctype/, /aria-current/, /No routes matched location/];
  expect(extras.map((extra) => extra.test(plain))).toEqual([true, true, true]);
  expect(extras.map((extra) => extra.test(pruned))).toEqual([false, false, false]);
  expect(pruned).toContain('reloadDocument');
});
