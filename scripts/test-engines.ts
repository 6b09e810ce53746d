/**
 * `npm run test:engines`: both builds in the engines that the journeys don't drive, WebKitGTK and Firefox, where
 * they are on the machine. On Debian: `apt-get install xvfb webkit2gtk-driver firefox-esr`. Build the demo first.
 * Arguments choose: `smoke` the short run, a name an engine or a group of checks (`Firefox dialogs`).
 */
import { writeFileSync } from 'node:fs';
import { hasDisplay } from './engines/display.ts';
import { checkEngine, type Engine } from './engines/engine.ts';
import { hasFirefox, startFirefox } from './engines/firefox.ts';
import { CHECK_GROUPS } from './engines/groups.ts';
import { hasWebKit, startWebKit } from './engines/webkit.ts';

const ENGINES: readonly Engine[] = [
  { name: 'WebKitGTK', packageName: 'webkit2gtk-driver', isHere: hasWebKit, start: startWebKit },
  { name: 'Firefox', packageName: 'firefox-esr', isHere: hasFirefox, start: startFirefox },
];

const wanted = process.argv.slice(2);
const isSmoke = wanted.includes('smoke');
const retries = Number(process.env.JOURNEY_RETRIES ?? 0);

/** Those that an argument names; all of them when none is named. */
function choose<Named extends { name: string }>(all: readonly Named[]): readonly Named[] {
  const named = all.filter(({ name }) => wanted.includes(name));
  return named.length > 0 ? named : all;
}

const groups = choose(CHECK_GROUPS.filter(({ isLong }) => !isSmoke || !isLong));
let passed = 0;
let failed = 0;
for (const engine of choose(ENGINES)) {
  const missing = [...(engine.isHere() ? [] : [engine.packageName]), ...(hasDisplay() ? [] : ['xvfb'])];
  if (missing.length > 0) {
    console.log(`${engine.name}: NOT CHECKED, the machine lacks ${missing.join(' and ')} (names of Debian)`);
    continue;
  }
  const count = await checkEngine({ engine, groups, isSmoke, retries });
  passed += count.passed;
  failed += count.failed;
  console.log(`${engine.name}: ${count.passed} passed, ${count.failed} failed`);
}
if (process.env.ENGINES_REPORT) writeFileSync(process.env.ENGINES_REPORT, JSON.stringify({ passed, failed }));
console.log(`${passed} passed, ${failed} failed`);
// A browser that ended early may still run its children.
process.exit(failed > 0 ? 1 : 0);
