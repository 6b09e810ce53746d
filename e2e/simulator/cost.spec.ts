import type { Simulator } from '../../devtools/api.ts';
import { expect, test } from '../support/fixtures.ts';

const CALLS = 200;

/**
 * Runs in the page before its scripts. Adds up in `window.spent` the time that the listeners registered with
 * `simulator.on` take, including the layout that follows each.
 */
function timeListeners() {
  const spent = { ms: 0 };
  Object.assign(window, { spent });
  let kept: Simulator | undefined;
  Object.defineProperty(window, 'simulator', {
    configurable: true,
    get: () => kept,
    set(simulator: Simulator) {
      const { on } = simulator;
      simulator.on = (event, listener) =>
        on(event, (payload) => {
          const start = performance.now();
          listener(payload);
          void document.documentElement.offsetHeight;
          spent.ms += performance.now() - start;
        });
      kept = simulator;
    },
  });
}

test('with the panel closed, the simulator’s listeners take less than a millisecond of script and layout per API call', {
  tag: '@nightly',
}, async ({ page }) => {
  await page.addInitScript(timeListeners);
  await page.goto('/lmx/faq');
  await expect(page.getByRole('button', { name: /^Abrir simulador/ })).toBeVisible();
  const rounds = await page.evaluate(async (calls) => {
    const { spent } = window as Window & { spent?: { ms: number } };
    if (!spent) throw new Error('Nothing is timed.');
    const each: number[] = [];
    for (let round = 0; round < 5; round += 1) {
      const before = spent.ms;
      for (let call = 0; call < calls; call += 1) await fetch('/api/weeks');
      each.push((spent.ms - before) / calls);
    }
    return each;
  }, CALLS / 5);
  expect(Math.min(...rounds), 'somebody listened').toBeGreaterThan(0);
  test
    .info()
    .annotations.push({ type: 'ms a call', description: rounds.map((ms) => ms.toFixed(3)).join(', ') });
  // The minimum of five rounds leaves out other work on the machine.
  expect(Math.min(...rounds)).toBeLessThan(1);
});
