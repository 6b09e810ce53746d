import type { FrameLocator, Locator, Page } from '@playwright/test';
import { expect } from '../support/fixtures.ts';

export interface OpenShell {
  page: Page;
  panel: Locator;
  app: Page | FrameLocator;
  section(name: string): Promise<Locator>;
  press(name: string | RegExp): Promise<void>;
  clock: Locator;
}

export const SHELLS = ['dock', 'cabina'] as const;

/** The dock and the cabina show the same panel, so tests of both run in the cabina only at night. */
export const SHELL_TAGS = { dock: [], cabina: ['@nightly'] };

/**
 * Opens the dock or the cabina with the parameters of a link (`as=ana`) at a route of the app, by default with the
 * panel's density “QA”. The dock is inside the product's page; the cabina is `/simulador/` with the app in a
 * frame.
 */
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
  // Opening the link reloads the page, so this waits until the panel and the app are visible.
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
