import { readFileSync } from 'node:fs';
import { BROWSER_ARGS, findBrowser } from '../../scripts/browser.ts';
import { expect, test } from '../support/fixtures.ts';
import { openShell } from './shells.ts';

// Chromium then captures the tab without asking, as after a press of “Share”.
test.use({
  launchOptions: {
    executablePath: findBrowser({ isForPictures: true }) ?? undefined,
    args: [...BROWSER_ARGS, '--auto-accept-this-tab-capture'],
  },
});

for (const shell of ['dock', 'cabina'] as const) {
  test(`“Tomar imagen” of the bug report downloads a picture of the app in the ${shell} and mentions it in the text`, {
    tag: '@clipboard',
  }, async ({ page, context, noise }) => {
    // Chromium checks the camera too when a page captures its tab.
    noise.allow(/camera is not allowed/);
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const { panel } = await openShell(page, shell, { link: 'as=ana' });
    await panel.getByRole('button', { name: 'Reportar un error' }).click();
    const report = page.getByRole('dialog', { name: 'Reportar un error' });
    await expect(report.getByRole('status')).toHaveText(/^Copiado/);
    const downloading = page.waitForEvent('download');
    await report.getByRole('button', { name: 'Tomar imagen' }).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toBe('reto-ruffles.png');
    const picture = readFileSync(await download.path());
    const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
    expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([width, height]);
    await expect(report.getByRole('status')).toHaveText('La imagen se descargó: adjúntala al reporte.');
    await expect(report.getByRole('textbox', { name: 'Texto del reporte' })).toHaveValue(
      /adjunta reto-ruffles\.png/,
    );
  });
}
