import type { TestOutcome } from '../test-report.ts';
import { type Display, hasDisplay, startDisplay } from './display.ts';
import type { CheckGroup } from './groups.ts';
import type { Run } from './run.ts';
import type { BrowserSession } from './session.ts';
import { type Sites, startSites } from './site.ts';

export interface Engine {
  name: string;
  packageName: string;
  isHere(): boolean;
  start(display: string): Promise<BrowserSession>;
}

const describe = (error: unknown) => (error instanceof Error ? error.message : String(error));

interface EngineRun {
  engine: Engine;
  groups: readonly CheckGroup[];
  isSmoke: boolean;
  retries: number;
}

/**
 * The groups of checks share the web servers and, where a group starts no session of its own, one browser
 * session. When a group fails, the servers and sessions are closed, and its next attempt or the next group gets
 * new ones.
 */
function createEngineRun({ engine, isSmoke }: EngineRun, display: Display) {
  const open = new Set<BrowserSession>();
  let sites: Promise<Sites> | null = null;
  let shared: Promise<BrowserSession> | null = null;

  async function start(): Promise<BrowserSession> {
    const session = await engine.start(display.name);
    open.add(session);
    return {
      ...session,
      close() {
        open.delete(session);
        return session.close();
      },
    };
  }
  const share = () => (shared ??= start());

  return {
    async run(group: CheckGroup): Promise<{ checked: number; problems: string[] }> {
      let checked = 0;
      const problems: string[] = [];
      const note: Run['note'] = (what, problem) => {
        checked += 1;
        if (problem) problems.push(`${what}: ${problem}`);
      };
      try {
        sites ??= startSites();
        await group.check({ display, sites: await sites, isSmoke, share, start, note });
      } catch (error) {
        note('comes to its end', describe(error));
      }
      return { checked, problems };
    },
    async close() {
      for (const session of open) await session.close().catch(() => {});
      open.clear();
      shared = null;
      await (await sites)?.close();
      sites = null;
    },
  };
}

/**
 * After this number of failed groups the engine itself is considered broken, and the remaining groups are
 * skipped.
 */
const MAX_FAILED_GROUPS = 3;

/**
 * Returns why the engine can't run on this machine, with the names of missing Debian packages; null when it
 * can.
 */
export async function findObstacle({ packageName, isHere, start }: Engine): Promise<string | null> {
  const missing = [...(isHere() ? [] : [packageName]), ...(hasDisplay() ? [] : ['xvfb'])];
  if (missing.length > 0) return `the machine lacks ${missing.join(' and ')}`;
  const display = await startDisplay();
  try {
    await (await start(display.name)).close();
    return null;
  } catch (error) {
    return `it does not start: ${describe(error)}`;
  } finally {
    display.close();
  }
}

export async function checkEngine(run: EngineRun): Promise<TestOutcome> {
  const { engine, groups, retries } = run;
  const display = await startDisplay();
  const engineRun = createEngineRun(run, display);
  const total: TestOutcome = { passed: 0, failed: [], flaky: [] };
  let failedGroups = 0;
  for (const group of groups) {
    const name = `${engine.name}: ${group.name}`;
    const started = performance.now();
    let { checked, problems } = await engineRun.run(group);
    for (let attempt = 0; attempt < retries && problems.length > 0; attempt += 1) {
      console.log(`${name} is tried again: ${problems.join(' | ')}`);
      await engineRun.close();
      ({ checked, problems } = await engineRun.run(group));
      if (problems.length === 0) total.flaky.push(name);
    }
    total.passed += checked - problems.length;
    total.failed.push(...problems.map((problem) => `${name}: ${problem}`));
    for (const problem of problems) console.log(`${name}: ${problem}`);
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    console.log(`${name}: ${checked} checks, ${problems.length} problems, ${seconds} s`);
    if (problems.length === 0) continue;
    await engineRun.close();
    failedGroups += 1;
    if (failedGroups < MAX_FAILED_GROUPS) continue;
    console.log(`${engine.name}: ${failedGroups} groups failed, the rest is not run`);
    break;
  }
  await engineRun.close();
  display.close();
  return total;
}
