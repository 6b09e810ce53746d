/**
 * `node scripts/run.mjs scripts/test-engines.ts` checks in WebKitGTK and Firefox, where
 * installed, what Playwright's own engines don't show: pixels on a display, files that a left page aborts, a first visit
 * to each page. On Debian: `apt-get install xvfb webkit2gtk-driver firefox-esr`. Arguments: `smoke` for the short run,
 * names of engines or groups (`Firefox boleto`). Needs the build `dist`.
 */
import { writeFileSync } from 'node:fs';
import { checkBoleto, checkToast } from './engines/boleto.ts';
import { type CheckGroup, checkEngine, type Engine, findObstacle } from './engines/engine.ts';
import { hasFirefox, startFirefox } from './engines/firefox.ts';
import { checkBack, checkLeaving } from './engines/leaving.ts';
import { checkColdVisits, checkPlayerPages, checkVisitorPages } from './engines/pages.ts';
import { hasWebKit, startWebKit } from './engines/webkit.ts';
import type { TestOutcome } from './test-report.ts';

const ENGINES: readonly Engine[] = [
  { name: 'WebKitGTK', packageName: 'webkit2gtk-driver', isHere: hasWebKit, start: startWebKit },
  { name: 'Firefox', packageName: 'firefox-esr', isHere: hasFirefox, start: startFirefox },
];

const GROUPS: readonly CheckGroup[] = [
  { name: 'cold', check: checkColdVisits },
  { name: 'back', check: checkBack },
  { name: 'leaving', check: checkLeaving, isLong: true },
  { name: 'visitor', check: checkVisitorPages },
  { name: 'player', check: checkPlayerPages },
  { name: 'boleto', check: checkBoleto },
  { name: 'toast', check: checkToast },
];

const wanted = process.argv.slice(2);
const isSmoke = wanted.includes('smoke');
const retries = Number(process.env.TEST_RETRIES ?? 0);

function choose<Named extends { name: string }>(all: readonly Named[]): readonly Named[] {
  const named = all.filter(({ name }) => wanted.includes(name));
  return named.length > 0 ? named : all;
}

const groups = choose(GROUPS.filter(({ isLong }) => !isSmoke || !isLong));
const total: TestOutcome = { passed: 0, failed: [], flaky: [] };
for (const engine of choose(ENGINES)) {
  const obstacle = await findObstacle(engine);
  if (obstacle) {
    console.log(`${engine.name}: NOT CHECKED, ${obstacle}`);
    continue;
  }
  const { passed, failed, flaky } = await checkEngine(engine, groups, isSmoke, retries);
  total.passed += passed;
  total.failed.push(...failed);
  total.flaky.push(...flaky);
  console.log(`${engine.name}: ${passed} passed, ${failed.length} failed`);
}
if (process.env.ENGINES_REPORT) writeFileSync(process.env.ENGINES_REPORT, JSON.stringify(total));
console.log(`${total.passed} passed, ${total.failed.length} failed`);
// A browser that ended early may have running child processes, so the process exits explicitly.
process.exit(total.failed.length > 0 ? 1 : 0);
