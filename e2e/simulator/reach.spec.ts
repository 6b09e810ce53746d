/** The panel can be read and used by everybody: both shells, both densities, both widths. */
import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '../support/fixtures.ts';
import { openShell, SHELLS } from './shells.ts';

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true };

/** Off by default in axe: the visible words of a control have to be in its accessible name (WCAG 2.5.3). */
const NAME_HOLDS_TEXT = { rules: { 'label-content-name-mismatch': { enabled: true } } };

/** One frame, one look: all of the panel stands in the page itself. */
async function axeFaults(axe: AxeBuilder) {
  const { violations } = await axe.setLegacyMode().analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}

for (const viewport of [PHONE.viewport, { width: 1280, height: 800 }]) {
  test(`the pill at ${viewport.width} px is named by the words it shows`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await page.goto('/lmx/');
    await expect(page.getByRole('button', { name: /^Abrir simulador/ })).toBeVisible();
    expect(await axeFaults(new AxeBuilder({ page }).include('#simulator').options(NAME_HOLDS_TEXT))).toEqual(
      [],
    );
  });
}

test('the palette of the dock has no fault that axe knows', async ({ page }) => {
  const { panel } = await openShell(page, 'dock');
  await panel.getByRole('button', { name: 'Buscar un comando' }).click();
  await expect(page.getByRole('dialog', { name: 'Buscar un comando' })).toBeVisible();
  expect(await axeFaults(new AxeBuilder({ page }).include('#simulator'))).toEqual([]);
});

for (const shell of SHELLS) {
  // The parts are the same in both: each density is looked at in one of them.
  const density = shell === 'dock' ? 'qa' : 'demo';
  test(`${shell}, ${density}: no section has a fault that axe knows`, async ({ page }) => {
    const { panel } = await openShell(page, shell, { density });
    const look = () => new AxeBuilder({ page });
    const isDock = shell === 'dock';
    // What stands around the sections is the same over each of them: it is looked at once.
    expect(await axeFaults(look().include(isDock ? '#simulator' : 'aside'))).toEqual([]);
    for (const tab of await panel.getByRole('tab').all()) {
      await tab.click();
      // A hundred rows alike say no more than those of one group.
      if ((await tab.innerText()) === 'Recorridos') await panel.getByRole('searchbox').fill('trivia/');
      const inside = look().include(
        isDock ? { fromShadowDom: ['#simulator', '.section'] } : 'aside .section',
      );
      expect(await axeFaults(inside), await tab.innerText()).toEqual([]);
    }
  });

  test.describe(`${shell} in the hand`, () => {
    test.use(PHONE);

    test('every control is 44 px high, and nothing sticks out', async ({ page }) => {
      const { panel } = await openShell(page, shell);
      await panel.getByRole('separator', { name: 'Ajustar altura' }).press('End');
      for (const tab of await panel.getByRole('tab').all()) {
        await tab.tap();
        const bad = await panel.evaluate((root) => {
          // Rows far down the list have no size until they come near.
          for (const one of root.querySelectorAll<HTMLElement>('*'))
            if (getComputedStyle(one).contentVisibility === 'auto') one.style.contentVisibility = 'visible';
          return [...root.querySelectorAll('button, select, input:not([type="checkbox"]), label.button')]
            .filter((one) => one.checkVisibility() && !one.closest('.hidden-text, .scroll'))
            .filter((one) => !one.matches('.hidden-text'))
            .map((one) => ({
              name: one.getAttribute('aria-label') ?? one.textContent,
              box: one.getBoundingClientRect(),
              // A row that is scrolled by itself has its ends elsewhere.
              rolls: one.closest('.rolls') !== null,
            }))
            .filter(
              ({ box, rolls }) =>
                box.height < 43.5 || (!rolls && (box.left < -0.5 || box.right > innerWidth + 0.5)),
            )
            .map(({ name, box }) => `${name}: ${box.height} high, ${box.left}–${box.right}`);
        });
        expect(bad, await tab.innerText()).toEqual([]);
      }
    });

    test('three heights, by finger and by the arrow keys', async ({ page }) => {
      const { panel } = await openShell(page, shell);
      const edge = panel.getByRole('separator', { name: 'Ajustar altura' });
      const high = async () => Math.round((await panel.locator('.panel').boundingBox())?.height ?? 0);
      await edge.press('Home');
      const low = await high();
      await edge.press('ArrowUp');
      await expect.poll(high).toBeGreaterThan(low + 200);
      await edge.tap();
      await expect.poll(high).toBeGreaterThan(700);
      await expect(edge).toHaveAttribute('aria-valuetext', 'arriba');
    });
  });
}

test.describe('the dock in the hand', () => {
  test.use(PHONE);

  test('a tap on the handle of the sheet presses nothing but the handle', async ({ page }) => {
    const { panel } = await openShell(page, 'dock');
    const edge = panel.getByRole('separator', { name: 'Ajustar altura' });
    await page.evaluate(() => {
      const pressed: string[] = [];
      Object.assign(window, { pressed });
      addEventListener(
        'click',
        (event) => pressed.push((event.composedPath()[0] as Element).className),
        true,
      );
    });
    for (const height of ['arriba', 'abajo', 'a la mitad', 'arriba', 'abajo', 'a la mitad']) {
      const box = await edge.boundingBox();
      if (!box) throw new Error('the handle is not on the screen');
      await page.touchscreen.tap(box.x + box.width / 2, box.y + 8);
      await expect(edge).toHaveAttribute('aria-valuetext', height);
    }
    expect(await page.evaluate(() => (window as Window & { pressed?: string[] }).pressed)).toEqual(
      Array.from({ length: 6 }, () => 'handle'),
    );
  });

  test('a drag of the handle moves the sheet by one height', async ({ page }) => {
    const { panel } = await openShell(page, 'dock');
    const edge = panel.getByRole('separator', { name: 'Ajustar altura' });
    const box = await edge.boundingBox();
    if (!box) throw new Error('the handle is not on the screen');
    const [x, y] = [box.x + box.width / 2, box.y + 8];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x, y - 80, { steps: 4 });
    await page.mouse.up();
    await expect(edge).toHaveAttribute('aria-valuetext', 'arriba');
  });

  test('is used with the finger over a dialog of the app, which stays', async ({ page }) => {
    await page.goto('/lmx/games#sim?as=ana');
    await expect(page).not.toHaveURL(/#/);
    await page.getByRole('button', { name: 'Menú' }).tap();
    await page
      .getByRole('button', { name: /Cerrar sesión/ })
      .first()
      .tap();
    const dialog = page.locator('[data-modal="closeSession"]');
    await expect(dialog).toBeVisible();
    const panel = page.getByRole('region', { name: 'Simulador' });
    await panel.getByRole('button', { name: /^Abrir simulador/ }).tap();
    await panel.getByRole('tab', { name: 'Tiempo' }).tap();
    await panel.getByRole('button', { name: '+1 h', exact: true }).tap();
    await expect(panel.locator('time')).toContainText('13:00');
    const to = panel.getByRole('textbox', { name: 'Ir a' });
    await to.tap();
    await page.keyboard.type('cierre(7, 1)');
    await expect(to).toHaveValue('cierre(7, 1)');
    await panel.getByRole('button', { name: 'Buscar un comando' }).tap();
    await page
      .getByRole('dialog', { name: 'Buscar un comando' })
      .getByRole('button', { name: 'Cancelar' })
      .tap();
    await panel.getByRole('button', { name: 'Minimizar' }).tap();
    await expect(dialog).toBeVisible();
  });
});
