import { type MockControl, startMockServer } from '../../mock-server/index.ts';
import { expect, test } from '../support/fixtures.ts';

/** Runs in the page too. Returns what could depend on the machine. */
async function play({ ready, clock, world, agenda, mail }: MockControl): Promise<unknown> {
  await ready;
  await clock.freeze();
  await clock.goto('final(7, 9) + 1m');
  await world.edit('weeks', 8, { alias: 'Ñandú', date_start: '2026-09-10' });
  return [await world.hash(), agenda.list(), mail.list(), world.table('ranking'), world.table('games')];
}

for (const [timezoneId, locale] of [
  ['Asia/Kolkata', 'ar-EG'],
  ['America/Tijuana', 'tr-TR'],
] as const)
  test.describe(`a browser in ${timezoneId}`, () => {
    test.use({ timezoneId, locale });

    test(`the default seed gives the same world in a browser in ${timezoneId} with the language ${locale} as in Node`, async ({
      page,
    }) => {
      const control = startMockServer({ rate: 0, intercept: false });
      const told = JSON.parse(JSON.stringify(await play(control)));
      control.shutdown();
      await page.goto('/lmx/#sim?panel=off');
      const simulator = await page.evaluateHandle(() => window.simulator as MockControl);
      expect(await page.evaluate(play, simulator)).toEqual(told);
    });
  });
