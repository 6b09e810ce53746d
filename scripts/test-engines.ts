/**
 * `npm run test:engines`: both builds in the engines that the journeys don't drive, WebKitGTK and Firefox, where
 * they are on the machine. On Debian: `apt-get install xvfb webkit2gtk-driver firefox-esr`. Build the demo first.
 */
import { checkEngine } from './engines/checks.ts';
import { startDisplay } from './engines/display.ts';
import { hasFirefox, startFirefox } from './engines/firefox.ts';
import { startSites } from './engines/site.ts';
import { hasWebKit, startWebKit } from './engines/webkit.ts';

const ENGINES = [
  { name: 'WebKitGTK', isHere: hasWebKit, start: startWebKit, packageName: 'webkit2gtk-driver' },
  { name: 'Firefox', isHere: hasFirefox, start: startFirefox, packageName: 'firefox-esr' },
];

const wanted = process.argv[2];
let problems = 0;
let checked = 0;

for (const { name, isHere, start, packageName } of ENGINES) {
  if (wanted && wanted !== name) continue;
  if (!isHere()) {
    console.log(`${name}: NOT CHECKED, it is not on this machine (Debian: ${packageName})`);
    continue;
  }
  const display = await startDisplay();
  const sites = await startSites();
  const before = { problems, checked };
  await checkEngine({
    display,
    sites,
    start: () => start(display.name),
    note(what, problem) {
      checked += 1;
      if (!problem) return;
      problems += 1;
      console.log(`${name}: ${what}: ${problem}`);
    },
  }).catch((error: Error) => {
    problems += 1;
    console.log(`${name}: ended early: ${error.message}`);
  });
  await sites.close();
  display.close();
  console.log(`${name}: ${checked - before.checked} checks, ${problems - before.problems} problems`);
}
if (checked === 0) console.log('No engine was checked.');
// A browser that ended early may still run its children.
process.exit(problems > 0 || checked === 0 ? 1 : 0);
