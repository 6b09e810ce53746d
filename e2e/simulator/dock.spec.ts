import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { dialog, games, predict } from '../support/player.ts';

const panel = (page: Page) => page.getByRole('region', { name: 'Simulador' });
const getEdges = async (locator: Locator) => {
  const box = (await locator.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  return { right: box.x + box.width, bottom: box.y + box.height, left: box.x, top: box.y };
};

async function openSendDialog(page: Page): Promise<Locator> {
  await predict(games(page, 'open').first(), 2, 1);
  await page.getByRole('button', { name: 'Enviar pronóstico (1)' }).click();
  const asked = dialog(page, 'sendPool');
  await expect(asked).toBeVisible();
  return asked;
}

test('at 1280 px, the page has its wide layout beside the open panel, and the captions end there', async ({
  page,
}) => {
  await page.goto('/lmx/games#sim?as=ana&panel=open');
  await expect(panel(page).getByRole('button', { name: 'Minimizar' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Menú', exact: true })).toBeHidden();
  await page.evaluate(() => void window.simulator?.recipe.play('modal/sendPool'));
  const captions = page.getByRole('region', { name: 'Recorrido' });
  await expect(captions).toBeVisible();
  await expect(panel(page).getByRole('button', { name: 'Minimizar' })).toBeVisible();
  const { left } = await getEdges(panel(page).locator('.panel'));
  await expect.poll(async () => (await getEdges(captions)).right).toBeLessThanOrEqual(left);
});

test('“#sim” alone in the address opens the panel, also on a page that is open, and leaves the address', async ({
  page,
}) => {
  const close = panel(page).getByRole('button', { name: 'Minimizar' });
  await page.goto('/lmx/#sim');
  await expect(close).toBeVisible();
  expect(new URL(page.url()).hash).toBe('');
  await close.click();
  await expect(close).toBeHidden();
  await page.evaluate(() => {
    location.hash = '#sim';
  });
  await expect(close).toBeVisible();
});

test('in the dock’s full screen, a recipe’s captions stand alone over the page and offer to see it again', async ({
  page,
}) => {
  await page.goto('/lmx/games#sim?r=page/faq&mode=play&speed=4&panel=open&density=demo');
  const captions = page.getByRole('region', { name: 'Recorrido' });
  await captions.getByRole('button', { name: 'Pantalla completa' }).click();
  await expect(panel(page)).toBeHidden();
  await expect.poll(async () => (await getEdges(captions)).right).toBe(1280);
  await expect(captions.getByRole('button', { name: 'Ver otra vez' })).toBeVisible({ timeout: 30_000 });
  await captions.getByRole('button', { name: 'Salir de pantalla completa' }).click();
  await expect(panel(page).getByRole('button', { name: 'Minimizar' })).toBeVisible();
});

test('at 1280 px, nothing that a player presses or reads is under the open panel, and closing it gives the page its width', async ({
  page,
}) => {
  await page.goto('/lmx/games#sim?as=nico&panel=open');
  await expect(panel(page).getByRole('button', { name: 'Minimizar' })).toBeVisible();
  await predict(games(page, 'open').first(), 2, 1);
  const send = page.getByRole('button', { name: 'Enviar pronóstico (1)' });
  const banner = page.getByRole('banner');
  const { left } = await getEdges(panel(page).locator('.panel'));
  const expectBesidePanel = async (controls: Locator[]) => {
    for (const control of controls)
      await expect.poll(async () => (await getEdges(control)).right).toBeLessThanOrEqual(left);
  };
  await expectBesidePanel([
    banner,
    send,
    page.getByRole('button', { name: 'Cerrar sesión' }),
    page.getByRole('timer').first(),
  ]);
  // The press itself fails where something lies over the control.
  await send.click();
  const asked = dialog(page, 'sendPool');
  await expectBesidePanel([asked, asked.getByRole('button', { name: 'Sí, enviar' })]);
  await asked.getByRole('button', { name: 'Todavía no' }).click();
  await panel(page).getByRole('button', { name: 'Minimizar' }).click();
  await expect.poll(async () => (await getEdges(banner)).right).toBe(1280);
});

test('with the panel open at 1280 px, no page scrolls sideways', async ({ page }) => {
  await page.goto('/lmx/games#sim?as=ana&panel=open');
  await expect(panel(page).getByRole('button', { name: 'Minimizar' })).toBeVisible();
  for (const name of [
    'Inicio',
    'Partidos',
    'Ranking',
    'Premios',
    'Bonus',
    'Perfil',
    'Preguntas Frecuentes',
  ]) {
    await page.getByRole('navigation').first().getByRole('link', { name }).click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(1280);
    const { right } = await getEdges(page.getByRole('main'));
    expect(right).toBe(880);
  }
});

for (const { width, height } of [
  { width: 390, height: 844 },
  { width: 1024, height: 768 },
])
  test(`at ${width} px, a boleto is sent above the open panel, and the end of the page can be scrolled there`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/lmx/games#sim?as=nico&panel=open&density=qa&section=faults');
    await expect(panel(page).getByRole('button', { name: 'Minimizar' })).toBeVisible();
    const { top } = await getEdges(panel(page).locator('.panel'));
    /** Where the page ends on the screen, scrolled as far as it goes. */
    const measureEnd = async () => {
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
      return Math.round((await getEdges(page.getByRole('contentinfo'))).bottom);
    };
    await expect.poll(measureEnd).toBe(Math.round(top));
    await predict(games(page, 'open').first(), 2, 1);
    // The presses fail where the panel lies over the control.
    await page.getByRole('button', { name: 'Enviar pronóstico (1)' }).click();
    await dialog(page, 'sendPool').getByRole('button', { name: 'Sí, enviar' }).click();
    await expect(dialog(page, 'poolSent')).toBeVisible();
    await page.reload();
    await panel(page).getByRole('button', { name: 'Minimizar' }).click();
    await expect.poll(measureEnd).toBe(height);
  });

test('the panel begins at the left edge of a window 1024 px wide', { tag: '@nightly' }, async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await page.goto('/lmx/games#sim?as=ana&panel=open');
  await expect(panel(page).getByRole('button', { name: 'Minimizar' })).toBeVisible();
  expect((await getEdges(panel(page).locator('.panel'))).left).toBe(0);
});

test('in a window 1024 px wide, a dialog that is higher than the page above the panel leaves the panel’s height', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1024, height: 600 });
  await page.goto('/lmx/games#sim?as=nico&panel=open');
  const height = panel(page).getByRole('separator', { name: 'Ajustar altura' });
  await expect(height).toHaveAttribute('aria-valuetext', 'a la mitad');
  const asked = await openSendDialog(page);
  // The panel reads the height of the dialog in the frame after it opens.
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
  await expect(height).toHaveAttribute('aria-valuetext', 'a la mitad');
  expect(await asked.evaluate((box) => box.scrollHeight - box.clientHeight)).toBeGreaterThan(0);
});

test.describe('the pill on a small phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test('the pill makes way for the button “Quiero jugar” of Inicio', async ({ page }) => {
    await page.goto('/lmx/#sim?panel=pill&density=demo');
    await expect(panel(page).getByRole('button', { name: /^Abrir simulador/ })).toBeVisible();
    const play = page.getByRole('main').getByRole('link', { name: 'Quiero jugar' }).first();
    await expect(async () => {
      const [pill, button] = await Promise.all([getEdges(panel(page).locator('.pill')), getEdges(play)]);
      expect(pill.top >= button.bottom || pill.bottom <= button.top || pill.left >= button.right).toBe(true);
    }).toPass();
  });

  test('after a scroll of Partidos the pill covers no control', async ({ page }) => {
    await page.goto('/lmx/games#sim?as=nico&panel=pill');
    const fields = page.getByRole('button', { name: /^Sumar un gol/ });
    await expect(fields.first()).toBeVisible();
    for (const place of [2, 5, 9]) {
      await fields.nth(place).evaluate((field) => {
        const { top } = field.getBoundingClientRect();
        scrollBy(0, top - 540);
      });
      await expect(async () => {
        const covered = await panel(page)
          .locator('.pill')
          .evaluate((pill) => {
            const over = pill.getBoundingClientRect();
            return [...document.querySelectorAll('a, button, input')].some((control) => {
              const { left, right, top, bottom } = control.getBoundingClientRect();
              return left < over.right && right > over.left && top < over.bottom && bottom > over.top;
            });
          });
        expect(covered).toBe(false);
      }).toPass({ timeout: 3_000 });
    }
  });
});

test.describe('a recipe on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('the pill that names a fault and a shifted clock covers no button of the dialog sendPool', async ({
    page,
  }) => {
    await page.goto(
      '/lmx/games#sim?as=nico&at=cierre(7,1)%2B1m&device=-3h&fail=POST.pool:No_bet_time&panel=pill',
    );
    await openSendDialog(page);
    const buttons = dialog(page, 'sendPool').getByRole('button');
    await expect(panel(page).getByRole('button', { name: /1 falla, celular desfasado/ })).toBeVisible();
    await buttons.filter({ hasText: 'Sí, enviar' }).click({ trial: true });
    await buttons.filter({ hasText: 'Todavía no' }).click({ trial: true });
  });

  test('a dialog that is higher than the page above the half-open panel lowers the panel', async ({
    page,
  }) => {
    await page.goto('/lmx/games#sim?as=nico&panel=open');
    await expect(panel(page).getByRole('separator', { name: 'Ajustar altura' })).toHaveAttribute(
      'aria-valuetext',
      'a la mitad',
    );
    const asked = await openSendDialog(page);
    await expect(panel(page).getByRole('separator', { name: 'Ajustar altura' })).toHaveAttribute(
      'aria-valuetext',
      'abajo',
    );
    const { top } = await getEdges(panel(page).locator('.panel'));
    const send = await getEdges(asked.getByRole('button', { name: 'Sí, enviar' }));
    expect(send.bottom).toBeLessThanOrEqual(top);
  });
});
