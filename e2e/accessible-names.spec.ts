import AxeBuilder from '@axe-core/playwright';
import { PATHS } from '../src/lib/paths.ts';
import { expect, test } from './support/fixtures.ts';
import { logIn } from './support/player.ts';

const VISITOR = [PATHS.home, PATHS.rewards, PATHS.faq, PATHS.login, PATHS.register, PATHS.forgotPassword];
const PLAYER = [PATHS.home, PATHS.games, PATHS.ranking, PATHS.bonus, PATHS.profile];

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
]) {
  test(`on six pages of a visitor and five of a player, the accessible name of every control contains its visible text at ${viewport.width} px`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    const expectNames = async (path: string) => {
      await page.goto(`/lmx${path}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.waitForLoadState('networkidle');
      const { violations } = await new AxeBuilder({ page })
        .withRules(['label-content-name-mismatch'])
        .setLegacyMode()
        .analyze();
      expect
        .soft(
          violations.flatMap(({ nodes }) => nodes.map(({ html }) => html)),
          path,
        )
        .toEqual([]);
    };
    for (const path of VISITOR) await expectNames(path);
    await page.goto('/lmx/user/login');
    await logIn(page);
    for (const path of PLAYER) await expectNames(path);
  });
}
