/** The first link of a bug report repeats the steps in another browser, whatever preceded them. */
import type { Locator, Page } from '@playwright/test';
import type { Simulator } from '../../devtools/api.ts';
import { expect, test } from '../support/fixtures.ts';
import { predict } from '../support/player.ts';
import { openShell, SHELLS } from './shells.ts';

test.use({ viewport: { width: 1800, height: 900 } });

const openGames = (page: Page): Locator => page.locator('[data-game][data-state="open"]');
const openApp = async (page: Page, panel: 'open' | 'pill') => {
  await page.goto(`/lmx/games#sim?as=ana&panel=${panel}&density=qa&section=branches`);
  await expect(openGames(page).first()).toBeVisible();
  // The panel loads its journal late on a slow machine, and what is done before is part of the journal's start.
  if (panel === 'open') await page.waitForFunction(() => window.simulator?.recorder.journal());
};

/** Calls the control API. With `reloads`, the call ends with its document. */
async function call(page: Page, act: (simulator: Simulator) => Promise<unknown>, { reloads = false } = {}) {
  const source = `(async () => { await window.simulator.ready; await (${act})(window.simulator); })()`;
  if (!reloads) await page.evaluate(source);
  else {
    const loaded = page.waitForEvent('load');
    await page.evaluate(`void ${source}`);
    await loaded;
  }
  await expect(openGames(page).first()).toBeVisible();
}

const readWorld = (page: Page) =>
  page.evaluate(async () => {
    const { simulator } = window;
    await simulator?.ready;
    // The replay logs the persona in at its own second, so that the sessions differ.
    const tables = (['weeks', 'games', 'predictions', 'answers'] as const).map(
      (name) => simulator?.world.table(name).rows,
    );
    const minute = Math.floor((simulator?.clock.now() ?? 0) / 60_000);
    return { tables, minute, user: simulator?.world.user(), faults: simulator?.fault.list().length };
  });

/** Opens the panel where the pill is. */
async function openPanel(page: Page) {
  const pill = page.getByRole('button', { name: /^Abrir simulador/ });
  if (await pill.isVisible()) await pill.click();
  await expect(page.getByRole('tab', { name: 'Tiempo' })).toBeVisible();
  await page.waitForFunction(() => window.simulator?.recorder.journal());
}

async function readReport(page: Page): Promise<string> {
  await page.keyboard.press('Alt+Shift+KeyE');
  const report = page.getByRole('dialog', { name: 'Reportar un error' });
  await expect(report.getByRole('status')).not.toHaveText('Preparando el reporte…');
  return report.getByRole('textbox', { name: 'Texto del reporte' }).inputValue();
}

const goToFactBeforeLastEdit = (page: Page) =>
  call(
    page,
    ({ world }) => {
      const edits = world.facts().filter(({ kind }) => kind === 'edit');
      return world.gotoFact(edits.at(-2)?.seq ?? 0);
    },
    { reloads: true },
  );

const BEFORE: [what: string, panel: 'open' | 'pill', act: (page: Page) => Promise<unknown>][] = [
  [
    'a switch to another branch',
    'open',
    async (page) => {
      await call(page, async ({ clock, world }) => {
        await clock.advance('2h');
        await world.edit('weeks', 7, { alias: 'Clásicos' });
      });
      await call(page, ({ clock }) => clock.advance('-1h'), { reloads: true });
      await call(page, ({ world }) => world.edit('weeks', 7, { alias: 'Otra' }));
      await call(
        page,
        ({ branch }) => branch.switch(branch.list().findLast(({ isCurrent }) => !isCurrent)!.id),
        { reloads: true },
      );
    },
  ],
  [
    'an imported world',
    'open',
    (page) => call(page, ({ world }) => world.import(world.export()), { reloads: true }),
  ],
  [
    'a world with edits from a link',
    'open',
    async (page) => {
      await call(page, ({ world }) => world.edit('weeks', 7, { alias: 'Clásicos' }));
      const link = await page.evaluate(() => window.simulator?.link() ?? '');
      await page.goto('about:blank');
      await page.goto(`${link}&panel=open&density=qa`);
      await expect(openGames(page).first()).toBeVisible();
    },
  ],
  [
    'a jump between two facts of the same second',
    'open',
    async (page) => {
      await call(page, async ({ clock, world }) => {
        // The clock runs, so that the facts have milliseconds.
        await clock.resume(0.001);
        await world.edit('weeks', 7, { alias: 'Uno' });
        await clock.advance(300);
        await world.edit('weeks', 7, { alias: 'Dos' });
      });
      await goToFactBeforeLastEdit(page);
    },
  ],
  [
    'a jump between two facts of the same millisecond',
    'open',
    async (page) => {
      await call(page, async ({ clock, world }) => {
        await clock.freeze();
        await world.edit('weeks', 7, { alias: 'Uno' });
        await world.edit('weeks', 7, { alias: 'Dos' });
      });
      await goToFactBeforeLastEdit(page);
    },
  ],
  [
    'a jump to one of the edits that were made before the panel was open',
    'pill',
    async (page) => {
      await call(page, async ({ clock, world }) => {
        await clock.resume(0.001);
        await clock.advance(300);
        await world.edit('weeks', 7, { alias: 'Uno' });
        await clock.advance('5m');
        await world.edit('weeks', 7, { alias: 'Dos' });
      });
      await openPanel(page);
      await goToFactBeforeLastEdit(page);
    },
  ],
  [
    'a jump of a frozen clock to one of two edits of one second that were made before the panel was open',
    'pill',
    async (page) => {
      await call(page, async ({ clock, world }) => {
        await clock.resume(0.001);
        await clock.advance(300);
        await world.edit('weeks', 7, { alias: 'Uno' });
        await clock.advance(300);
        await world.edit('weeks', 7, { alias: 'Dos' });
        await clock.freeze();
      });
      await openPanel(page);
      await goToFactBeforeLastEdit(page);
    },
  ],
  [
    'a jump back to a time before the panel was open',
    'pill',
    async (page) => {
      await call(page, ({ clock }) => clock.advance('10m'));
      await openPanel(page);
      await call(page, ({ clock }) => clock.advance('-5m'), { reloads: true });
    },
  ],
  [
    'edits before the panel was open',
    'pill',
    async (page) => {
      await call(page, ({ world }) => world.edit('weeks', 7, { alias: 'Clásicos' }));
      await openPanel(page);
    },
  ],
  [
    'unsent scores of before the panel was open',
    'pill',
    async (page) => {
      await predict(openGames(page).nth(1), 3, 0);
      await page.waitForTimeout(600);
      await openPanel(page);
    },
  ],
  [
    'an older edit that was undone',
    'open',
    (page) =>
      call(page, async ({ world }) => {
        const seq = await world.edit('weeks', 7, { alias: 'Clásicos' });
        await world.edit('weeks', 8, { alias: 'Otra' });
        await world.undo(seq);
      }),
  ],
  [
    'held calls that were released while the fault stays',
    'open',
    (page) =>
      call(page, async ({ clock, fault }) => {
        await fault.add({ id: 'espera', match: 'GET *', effect: { hold: true }, times: 'always' });
        await clock.poke();
        await new Promise((resolve) => setTimeout(resolve, 500));
        await fault.release('espera');
      }),
  ],
  [
    'a repeated call',
    'open',
    (page) => call(page, ({ net }) => net.replay(net.log().findLast(({ url }) => url === '/api/weeks')!.id)),
  ],
  [
    'more than 150 steps and a reload',
    'open',
    async (page) => {
      await page.evaluate(async () => {
        for (let index = 0; index < 170; index += 1) await window.simulator?.clock.poke();
      });
      await page.reload();
      await expect(openGames(page).first()).toBeVisible();
    },
  ],
];

for (const [what, panel, act] of BEFORE)
  test(`the first link of a bug report opens the same dialog and world in a second browser after ${what}`, {
    tag: '@nightly',
  }, async ({ page, browser, noise }) => {
    noise.allow(/./);
    await openApp(page, panel);
    await act(page);
    await call(page, ({ clock }) => clock.freeze());
    await predict(openGames(page).first(), 2, 1);
    await page.getByRole('button', { name: /^Enviar pronósticos? / }).click();
    await expect(page.locator('[data-modal="sendPool"]')).toBeAttached();
    const world = await readWorld(page);
    const text = await readReport(page);
    const [, replay = ''] = /repite los pasos\): (http\S+)/.exec(text) ?? [];
    expect(text).toMatch(/repite los pasos\): http/);
    const second = await browser.newContext();
    const other = await second.newPage();
    await other.goto(replay);
    await expect(other.locator('[data-modal="sendPool"]')).toBeAttached({ timeout: 40_000 });
    expect(await readWorld(other)).toEqual(world);
    await second.close();
  });

test('a bug report of a dialog that was open before the panel says why no link repeats the steps', {
  tag: '@nightly',
}, async ({ page }) => {
  await openApp(page, 'pill');
  await predict(openGames(page).first(), 2, 1);
  await page.getByRole('button', { name: /^Enviar pronósticos? / }).click();
  await expect(page.locator('[data-modal="sendPool"]')).toBeAttached();
  const text = await readReport(page);
  expect(text).toContain('Ningún enlace repite los pasos: al empezar ya había un diálogo abierto\n');
});

for (const shell of SHELLS)
  test(`the first link of a bug report in the ${shell} opens the first of two facts of one second`, {
    tag: '@nightly',
  }, async ({ page, browser, noise }) => {
    noise.allow(/./);
    const { app } = await openShell(page, shell);
    const frame = shell === 'dock' ? page.mainFrame() : page.frames()[1]!;
    const loaded = page.waitForEvent('framenavigated', (navigated) => navigated === frame);
    await frame.evaluate(async () => {
      const { clock, world, ready } = window.simulator!;
      await ready;
      await clock.resume(0.001);
      const first = await world.edit('weeks', 7, { alias: 'Uno' });
      await clock.advance(300);
      await world.edit('weeks', 7, { alias: 'Dos' });
      void world.gotoFact(first);
    });
    await loaded;
    await expect(app.getByRole('tab', { name: /^Uno/ })).toBeVisible();
    const nextWeek = { name: /^Jornada 8/ };
    await app.getByRole('tab', nextWeek).click();
    await expect(app.getByRole('tab', { ...nextWeek, selected: true })).toBeVisible();
    const text = await readReport(page);
    expect(text).toMatch(
      /El primer enlace abre el mundo con los pasos 1 a \d+ ya hechos, hace los que siguen/,
    );
    const [, replay = ''] = /repite los pasos\): (http\S+)/.exec(text) ?? [];
    const second = await browser.newContext();
    const other = await second.newPage();
    await other.goto(replay);
    const opened = shell === 'dock' ? other : other.frameLocator('iframe');
    await expect(opened.getByRole('tab', { ...nextWeek, selected: true })).toBeVisible({ timeout: 40_000 });
    await expect(opened.getByRole('tab', { name: /^Uno/ })).toBeVisible();
    await second.close();
  });
