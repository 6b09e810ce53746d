import { test as base, expect } from '@playwright/test';
import { startStaticHost } from '../../scripts/static-host.ts';
import { startBridge } from '../bridge/bridge.ts';
import { listenForNoise, type Noise, reportPolicy } from './noise.ts';

export type Site = 'player' | 'demo';

interface TestFixtures {
  origin: string;
  noise: Noise;
}

interface WorkerFixtures {
  site: Site;
  demoOrigin: string;
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  site: ['player', { option: true, scope: 'worker' }],
  demoOrigin: [
    async ({ site }, use) => {
      if (site !== 'demo') return use('');
      const host = await startStaticHost({ folder: 'dist-demo' });
      await use(host.origin);
      await host.close();
    },
    { scope: 'worker' },
  ],
  origin: async ({ site, demoOrigin }, use) => {
    if (site === 'demo') return use(demoOrigin);
    const bridge = await startBridge({});
    await use(bridge.origin);
    await bridge.close();
  },
  baseURL: async ({ origin }, use) => use(origin),
  noise: [
    async ({ context, origin }, use) => {
      await context.addInitScript(reportPolicy);
      const noise = listenForNoise(context, origin);
      await use(noise);
      expect(noise.heard(), 'what the page said').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
