/**
 * `npm run sbom`: writes what the two sites are made of into `out/sbom/`: `sbom.json` lists every installed package in
 * CycloneDX, `licences.txt` holds the licence texts of the packages and fonts that are shipped. Fails when a shipped
 * package has a licence that is not on our list.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findShipped, isAllowed, type Sbom, type ShippedPackage } from './sbom/licences.ts';

const OUT = 'out/sbom';
const FONTS = 'src/styles/fonts';
/** Licences under which we may ship a package in a minified file, with their texts beside it. */
const ALLOWED = ['MIT', 'Apache-2.0', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause'];
/** Development packages that are shipped too: the demo simulates its back end, Tailwind's base styles stand in the sheet. */
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
