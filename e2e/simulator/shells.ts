/** The two places where the panel stands, so that a journey can be made in both. */
import type { FrameLocator, Locator, Page } from '@playwright/test';
import { expect } from '../support/fixtures.ts';

/** A shell that is open: the panel, and the app beside it. */
export interface OpenShell {
  page: Page;
  panel: Locator;
  app: Page | FrameLocator;
  /** Opens a section by its name on screen. */
  section(name: string): Promise<Locator>;
  /** Presses a button of the panel. */
  press(name: string | RegExp): Promise<void>;
  /** The simulator's clock, as the panel shows it. */
  clock: Locator;
}

/** The names of the shells, to make a journey in each. */
export const SHELLS = ['dock', 'cabina'] as const;

/** Opens a shell with what a link says (`as=ana`), at a route of the app, by default in QA. */
export async function openShell(
  page: Page,
  shell: (typeof SHELLS)[number],
  { route = '/games', link = 'as=ana', density = 'qa' as 'qa' | 'demo' } = {},
): Promise<OpenShell> {
  const isDock = shell === 'dock';
  const address = isDock ? `/lmx${route}#sim?${link}&panel=open` : `/lmx/simulador/#sim?go=${route}&${link}`;
  await page.goto(`${address}&density=${density}`);
  const panel = page.getByRole(isDock ? 'region' : 'complementary', { name: 'Simulador' });
  const app = isDock ? page : page.frameLocator('iframe');
  // The link starts the page again: once its answer shows, the world stands.
  await expect(panel.getByRole('tab', { name: 'Tiempo' })).toBeVisible();
  await expect(app.getByRole('heading', { level: 1 })).toBeVisible();
  return {
    page,
    panel,
    app,
    clock: panel.locator('time'),
    async section(name) {
      await panel.getByRole('tab', { name, exact: true }).click();
      return panel.getByRole('tabpanel', { name });
    },
    async press(name) {
      await panel.getByRole('button', { name, exact: typeof name === 'string' }).click();
    },
  };
}
