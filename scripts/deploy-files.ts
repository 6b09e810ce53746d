/**
 * `npm run deploy:files`: writes the hosts' configuration files into `deploy/generated/`, as `npm run build` does. The
 * arguments are the folders of the builds that the policy allows, `dist` by default: name the build that is online too
 * where the headers change before or after the files.
 */
import { writeHostFiles } from './host-files.ts';

const builds = process.argv.slice(2);
writeHostFiles(builds.length > 0 ? builds : ['dist']);
