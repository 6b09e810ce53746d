import { expect, test } from '../support/fixtures.ts';
import { openShell } from './shells.ts';

test('the shortcut Alt+Shift+E copies a bug report without e-mail or token, and its link opens Partidos in a world with the same number of faults', {
  tag: '@clipboard',
}, async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { app } = await openShell(page, 'dock', { link: 'as=mariana&fail=POST.pool:No_bet_time' });
  await page.keyboard.press('Alt+Shift+KeyE');
  const report = page.getByRole('dialog', { name: 'Reportar un error' });
  await expect(report.getByRole('status')).toHaveText('Copiado: pégalo donde reportas los errores.');
  const text = await page.evaluate(() => navigator.clipboard.readText());
  expect(text).toBe(await report.getByRole('textbox', { name: 'Texto del reporte' }).inputValue());
  expect(text).toMatch(/GET \/api\/user .*\| 200/);
  expect(text).toContain('Fuera de lo normal: 1 falla');
  expect(text).not.toMatch(/@correo|Bearer [^…]/);
  const link = /Mundo: (http\S+)/.exec(text)?.[1] ?? '';
  await page.goto('about:blank');
  await page.goto(link);
  await expect(app.getByRole('heading', { level: 1 })).toHaveText(/Partidos/);
  await expect.poll(() => page.evaluate(() => window.simulator?.fault.list().length)).toBe(1);
});

test('without a clipboard, the text of the bug report is selected for the user', async ({ page }) => {
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

  test('a bug report on a phone can be filled in and copied, and its fields and buttons are on the screen', {
    tag: ['@clipboard', '@nightly'],
  }, async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto('/lmx/#sim?as=ana');
    await page.getByRole('button', { name: /^Abrir simulador/ }).tap();
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
