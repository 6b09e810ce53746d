import type { Frame } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { predict } from '../support/player.ts';
import { openShell, SHELL_TAGS, SHELLS } from './shells.ts';

const readWorld = (frame: Frame) =>
  frame.evaluate(async () => {
    const { ready, world, clock, fault } = window.simulator ?? {};
    await ready;
    return [await world?.hash(), clock?.now(), fault?.list().map(({ label }) => label)];
  });

for (const shell of SHELLS) {
  test(`in the ${shell}, Alt+Shift+E copies a bug report without e-mail or token, whose links open the same world`, {
    tag: ['@clipboard', ...SHELL_TAGS[shell]],
  }, async ({ page, context, browser, noise }) => {
    noise.allow(/422/);
    await page.setViewportSize({ width: 1800, height: 900 });
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const link = 'as=ana&fail=POST.pool:No_bet_day*1';
    const { app, panel, press } = await openShell(page, shell, { link });
    if (await panel.getByRole('button', { name: 'Congelar' }).isVisible()) await press('Congelar');
    await predict(app.locator('[data-game][data-state="open"]').first(), 2, 1);
    await app.getByRole('button', { name: 'Enviar pronóstico (1)' }).click();
    await app.locator('[data-modal="sendPool"]').getByRole('button', { name: /^Sí/ }).click();
    await expect(app.locator('[data-modal="poolNotAvailable"]')).toBeAttached();
    await page.keyboard.press('Alt+Shift+KeyE');
    const report = page.getByRole('dialog', { name: 'Reportar un error' });
    await expect(report.getByRole('status')).toHaveText('Copiado: pégalo donde reportas los errores.');
    const text = await page.evaluate(() => navigator.clipboard.readText());
    expect(text).toBe(await report.getByRole('textbox', { name: 'Texto del reporte' }).inputValue());
    expect(text).toMatch(/POST \/api\/pool\/user .*\| 422/);
    expect(text).toMatch(/### Pasos para reproducir[^#]*\n1\. mié 26 ago, [\d:]{8}: Entra como Ana/);
    expect(text).toMatch(
      /\n\d+\. mié 26 ago, 12:\d\d:\d\d: La app pide “Envío del boleto” .* 422 No bet day\n/,
    );
    expect(text).toMatch(
      /\n\d+\. mié 26 ago, .* La app está en \/games, con el diálogo “Partidos No Disponibles”, abierto desde mié 26 ago, 12:[\d:]{5}\n/,
    );
    expect(text).toContain('Texto en pantalla: “Partidos No Disponibles”');
    expect(text).not.toMatch(/@correo|Bearer [^…]/);
    expect(text).toMatch(
      /\n\d+\. .*: Escribe “2” en “Goles de .*\n(.*\n)*\d+\. .*: Toca “Enviar pronóstico \(1\)”\n/,
    );
    const [, replay = ''] = /repite los pasos\): (http\S+)/.exec(text) ?? [];
    const address = /Mundo, sin el diálogo: (http\S+)/.exec(text)?.[1] ?? '';
    const frames = page.frames();
    const world = await readWorld(frames[frames.length - 1] as Frame);
    const second = await browser.newContext();
    const other = await second.newPage();
    await other.goto(address);
    const inside = shell === 'dock' ? other : other.frameLocator('iframe');
    await expect(inside.getByRole('heading', { level: 1 })).toHaveText(/Partidos/);
    const readOther = () => readWorld(other.frames().at(-1) as Frame);
    await expect.poll(() => readOther().catch(() => null)).toEqual(world);
    await other.goto('about:blank');
    await other.goto(replay);
    await expect(inside.locator('[data-modal="poolNotAvailable"]')).toBeAttached({ timeout: 20_000 });
    await second.close();
  });
}

test('without a clipboard, the text of the bug report is selected for the user', {
  tag: '@nightly',
}, async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
  await openShell(page, 'dock', { link: 'as=ana' });
  await page.keyboard.press('Alt+Shift+KeyE');
  const report = page.getByRole('dialog', { name: 'Reportar un error' });
  const text = report.getByRole('textbox', { name: 'Texto del reporte' });
  const readSelection = () =>
    text.evaluate(({ selectionStart, selectionEnd, value }: HTMLTextAreaElement) =>
      value.slice(selectionStart, selectionEnd),
    );
  await expect(report.getByRole('status')).toHaveText(/^El navegador no dejó copiar/);
  await expect(text).toBeFocused();
  expect(await readSelection()).toBe(await text.inputValue());
  await report.getByRole('textbox', { name: 'Qué pasó' }).fill('No está');
  await report.getByRole('button', { name: 'Copiar otra vez' }).click();
  await expect(text).toBeFocused();
  expect(await readSelection()).toContain('**Qué pasó:** No está');
});

test.describe('the bug report on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('a bug report can be filled in and copied on a phone, with fields and buttons on the screen', {
    tag: ['@clipboard', '@nightly'],
  }, async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto('/lmx/#sim?as=ana');
    await page.getByRole('button', { name: /^Abrir simulador/ }).tap();
    await page.getByRole('button', { name: 'Más', exact: true }).tap();
    await page.getByRole('button', { name: 'Reportar un error' }).tap();
    const report = page.getByRole('dialog', { name: 'Reportar un error' });
    await expect(report.getByRole('status')).toHaveText(/^Copiado/);
    await report.getByRole('textbox', { name: 'Qué esperabas' }).fill('Ver mi boleto');
    await report.getByRole('textbox', { name: 'Qué pasó' }).fill('No está');
    await expect(report.getByRole('status')).toHaveText(/^El texto cambió/);
    for (const control of await report.getByRole('button').or(report.getByRole('textbox')).all())
      await expect(control).toBeInViewport({ ratio: 1 });
    await report.getByRole('button', { name: 'Copiar otra vez' }).tap();
    await expect(report.getByRole('status')).toHaveText(/^Copiado/);
    const text = await page.evaluate(() => navigator.clipboard.readText());
    expect(text).toContain('**Qué pasó:** No está');
  });
});
