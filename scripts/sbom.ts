/**
 * `npm run sbom` writes to `out/sbom/`: `sbom.json` lists all installed packages in CycloneDX, `licences.txt`
 * holds the licences of shipped packages and fonts. Fails for a shipped package whose licence is not in
 * `ALLOWED`.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findShipped, isAllowed, type Sbom, type ShippedPackage } from './sbom/licences.ts';

const OUT = 'out/sbom';
const FONTS = 'src/styles/fonts';
const ALLOWED = ['MIT', 'Apache-2.0', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause'];
/**
 * Development packages that are shipped as well: the demo contains the mock server, and the stylesheet
 * contains Tailwind's base styles.
 */
const SHIPPED_TOO = ['miragejs', '@faker-js/faker', 'tailwindcss'];

function readLicenceText({ name }: ShippedPackage): string {
  const folder = join('node_modules', name);
  const file = readdirSync(folder).find((one) => /^(licen[cs]e|copying)/i.test(one));
  return file ? readFileSync(join(folder, file), 'utf8').trim() : 'The package holds no licence file.';
}

const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  dependencies: Record<string, string>;
};
const text = execFileSync('npm', ['sbom', '--sbom-format=cyclonedx'], {
  encoding: 'utf8',
  maxBuffer: 64 * 1024 * 1024,
  stdio: ['ignore', 'pipe', 'inherit'],
});
const shipped = findShipped(JSON.parse(text) as Sbom, [...Object.keys(dependencies), ...SHIPPED_TOO]);
mkdirSync(OUT, { recursive: true });
writeFileSync(join(OUT, 'sbom.json'), text);
const packageTexts = shipped.map(
  (one) => `${one.name} ${one.version} (${one.licence})\n\n${readLicenceText(one)}\n`,
);
const fontTexts = readdirSync(FONTS)
  .filter((file) => file.endsWith('.txt'))
  .map((file) => `The font of ${file}\n\n${readFileSync(join(FONTS, file), 'utf8').trim()}\n`);
writeFileSync(join(OUT, 'licences.txt'), [...packageTexts, ...fontTexts].join(`\n${'-'.repeat(80)}\n\n`));

const refused = shipped.filter(({ licence }) => !isAllowed(licence, ALLOWED));
for (const { name, version, licence } of refused)
  console.error(`${name} ${version}: the licence ${licence} is not on the list of scripts/sbom.ts`);
console.log(
  `${shipped.length} packages are shipped, ${refused.length} of them under a licence that is not allowed`,
);
if (refused.length > 0) process.exitCode = 1;
