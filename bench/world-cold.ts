/** Prints the figures of `measureCold` as JSON: `node scripts/run.mjs bench/world-cold.ts`. */
import { measureCold } from './world.ts';

process.stdout.write(JSON.stringify(await measureCold()));
process.exit(0);
