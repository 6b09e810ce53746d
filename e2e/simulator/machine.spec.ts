import { startMockServer } from '../../mock-server/index.ts';
import { expect, test } from '../support/fixtures.ts';

const INSTANT = 'final(7, 9) + 1m';

async function inNode(): Promise<unknown[]> {
  const { world, clock, agenda, shutdown } = startMockServer({
    rate: 0,
    intercept: false,
    pageAdapter: null,
  });
  await clock.goto(INSTANT);
  const told = [await world.hash(), agenda.list(), world.table('ranking'), world.table('games')];
  shutdown();
  return JSON.parse(JSON.stringify(told)) as unknown[];
}

test.use({ timezoneId: 'Asia/Kolkata', locale: 'ar-EG' });

test('the default seed gives the same world in an Arabic browser in Asia/Kolkata as in Node', async ({
  page,
}) => {
  await page.goto('/lmx/#sim?panel=off');
  const told = await page.evaluate(async (instant) => {
    if (!window.simulator) throw new Error('There is no simulator.');
    const { ready, clock, world, agenda } = window.simulator;
    await ready;
    await clock.freeze();
    await clock.goto(instant);
    return [await world.hash(), agenda.list(), world.table('ranking'), world.table('games')];
  }, INSTANT);
  expect(told).toEqual(await inNode());
});
