import { expect, test } from '../support/fixtures.ts';
import { openShell } from './shells.ts';

test('the shortcut Alt+Shift+E copies a bug report whose link opens the same simulated world', {
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
