import { build, type Plugin, type Rolldown } from 'vite';
import { expect, test } from 'vitest';
import { smallRouter } from './router-plugin.ts';

const ENTRY = 'virtual:entry';

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

test('smallRouter removes the router’s forms, navigation links and development warnings from a build and keeps its links', async () => {
  const [plain, pruned] = await Promise.all([bundleRouter([]), bundleRouter([smallRouter()])]);
  const extras = [/formenctype/, /aria-current/, /No routes matched location/];
  expect(extras.map((extra) => extra.test(plain))).toEqual([true, true, true]);
  expect(extras.map((extra) => extra.test(pruned))).toEqual([false, false, false]);
  expect(pruned).toContain('reloadDocument');
});
