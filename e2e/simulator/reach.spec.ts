import { findAxeViolations } from '../support/axe.ts';
import { expect, test } from '../support/fixtures.ts';
import { openShell, SHELL_TAGS, SHELLS } from './shells.ts';

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true };

test('axe finds no violation in the pill on a phone', async ({ page }) => {
  await page.setViewportSize(PHONE.viewport);
  await page.goto('/lmx/');
  await expect(page.getByRole('button', { name: /^Abrir simulador/ })).toBeVisible();
  expect(await findAxeViolations(page, '#simulator')).toEqual([]);
});

test('on a phone, Mundo shows the whole name of a game beside its buttons and fields', async ({ page }) => {
  await page.setViewportSize(PHONE.viewport);
  const { section } = await openShell(page, 'dock');
  const rows = (await section('Mundo')).locator('.games li');
  await expect(rows).toHaveCount(9);
  const faults = await rows.evaluateAll((all) =>
    all.flatMap((row) => {
      const [match, ...controls] = [...row.children].map((child) => child.getBoundingClientRect());
      const name = row.querySelector('.grow');
      if (!match || !name) return ['no match'];
      return [
        name.scrollWidth > name.clientWidth ? `${name.textContent} is cut` : '',
        controls.some(({ top }) => top > match.bottom) ? `${name.textContent} has buttons below it` : '',
      ].filter(Boolean);
    }),
  );
  expect(faults).toEqual([]);
});

test.describe('the half-height panel on a phone', () => {
  test.use(PHONE);

  test('the cabina’s panel shows its section and, after a reload, its selected tab', async ({ page }) => {
    const { panel, section } = await openShell(page, 'cabina');
    expect((await (await section('Recorridos')).boundingBox())?.height).toBeGreaterThan(240);
    await section('Ramas');
    await page.reload();
    await expect(panel.getByRole('tab', { name: 'Ramas' })).toBeInViewport({ ratio: 0.9 });
  });
});

test('axe finds no violation in the command search of the dock', { tag: '@nightly' }, async ({ page }) => {
  const { panel } = await openShell(page, 'dock');
  await panel.getByRole('button', { name: 'Buscar un comando' }).click();
  await expect(page.getByRole('dialog', { name: 'Buscar un comando' })).toBeVisible();
  expect(await findAxeViolations(page, '#simulator')).toEqual([]);
});

for (const shell of SHELLS) {
  // The dock and the cabina show the same sections, so each density is checked in one of them only.
  const density = shell === 'dock' ? 'qa' : 'demo';
  const tag = SHELL_TAGS[shell];
  const isDock = shell === 'dock';

  test(`axe finds no violation in the ${shell} in the density ${density}`, { tag }, async ({ page }) => {
    await openShell(page, shell, { density });
    expect(await findAxeViolations(page, isDock ? '#simulator' : 'aside')).toEqual([]);
  });

  // axe takes more than a second for each section.
  test(`axe finds no violation in any section of the ${shell} in the density ${density}`, {
    tag: '@nightly',
  }, async ({ page }) => {
    const { panel } = await openShell(page, shell, { density });
    for (const tab of await panel.getByRole('tab').all()) {
      await tab.click();
      // All recipes have the same kind of row, so the rows of one group are enough.
      if ((await tab.innerText()) === 'Recorridos') await panel.getByRole('searchbox').fill('trivia/');
      const found = await findAxeViolations(
        page,
        isDock ? { fromShadowDom: ['#simulator', '.section'] } : 'aside .section',
      );
      expect(found, await tab.innerText()).toEqual([]);
    }
  });

  test.describe(`the panel of the ${shell} on a phone`, () => {
    test.use(PHONE);

    test('each button and field of the panel on a phone is at least 44 px high and inside the screen', {
      tag,
    }, async ({ page }) => {
      const { panel } = await openShell(page, shell);
      await panel.getByRole('separator', { name: 'Ajustar altura' }).press('End');
      for (const tab of await panel.getByRole('tab').all()) {
        await tab.tap();
        const bad = await panel.evaluate((root) => {
          // Rows far down a list have no size until they are near the visible part, so all of them are laid out
          // here.
          for (const element of root.querySelectorAll<HTMLElement>('*'))
            if (getComputedStyle(element).contentVisibility === 'auto')
              element.style.contentVisibility = 'visible';
          return [...root.querySelectorAll('button, select, input:not([type="checkbox"]), label.button')]
            .filter((element) => element.checkVisibility() && !element.closest('.hidden-text, .scroll'))
            .filter((element) => !element.matches('.hidden-text'))
            .map((element) => ({
              name: element.getAttribute('aria-label') ?? element.textContent,
              box: element.getBoundingClientRect(),
              // A row that scrolls sideways may extend beyond the screen.
              rolls: element.closest('.rolls') !== null,
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

    test('on a phone, ArrowUp on the separator “Ajustar altura” and then a tap on it each make the panel higher', {
      tag,
    }, async ({ page }) => {
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

test.describe('the sheet of the dock on a phone', () => {
  test.use(PHONE);

  test('each tap on the handle of the panel’s sheet changes its height alone', async ({ page }) => {
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

  test('a drag of the handle upwards gives the panel’s sheet its greatest height', {
    tag: '@nightly',
  }, async ({ page }) => {
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

  test('the panel can be used by touch over a dialog of the app, which stays open', async ({ page }) => {
    await page.goto('/lmx/games#sim?as=ana&density=qa');
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
