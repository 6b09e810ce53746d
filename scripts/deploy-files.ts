/**
 * `node scripts/run.mjs scripts/deploy-files.ts` writes the host configuration to `deploy/generated/`. The arguments are the folders
 * of the builds that the Content-Security-Policy allows (default `dist`): add the build that is online when
 * headers and files change at different times.
 */
import { writeHostFiles } from './host-files.ts';

const builds = process.argv.slice(2);
writeHostFiles(builds.length > 0 ? builds : ['dist']);
