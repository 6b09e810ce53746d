/** Runs the groups of checks in one engine. */
import { type Display, startDisplay } from './display.ts';
import type { CheckGroup } from './groups.ts';
import type { Run } from './run.ts';
import type { Session } from './session.ts';
import { type Sites, startSites } from './site.ts';

/** An engine that can be driven. */
export interface Engine {
  name: string;
  /** Debian's package. */
  packageName: string;
  isHere(): boolean;
  start(display: string): Promise<Session>;
}

export interface Count {
  passed: number;
  failed: number;
}

interface EngineRun {
  engine: Engine;
  groups: readonly CheckGroup[];
  isSmoke: boolean;
  /** How often a group that fails is run again, with a new browser and new sites. */
  retries: number;
}

/** Sites and browsers that groups share until one of them fails. */
function createStage({ engine, isSmoke }: EngineRun, display: Display) {
  const open = new Set<Session>();
  let sites: Promise<Sites> | null = null;
  let shared: Promise<Session> | null = null;

  async function start(): Promise<Session> {
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
    /** Runs a group; resolves with its checks, a sentence for each that failed. */
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
        note('comes to its end', error instanceof Error ? error.message : String(error));
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

/** Runs the groups one after the other, prints what fails, and counts the checks. */
export async function checkEngine(run: EngineRun): Promise<Count> {
  const { engine, groups, retries } = run;
  const display = await startDisplay();
  const stage = createStage(run, display);
  const total: Count = { passed: 0, failed: 0 };
  for (const group of groups) {
    const started = performance.now();
    let result = await stage.run(group);
    for (let attempt = 0; attempt < retries && result.problems.length > 0; attempt += 1) {
      console.log(`${engine.name}: ${group.name} is tried again: ${result.problems.join(' | ')}`);
      await stage.close();
      result = await stage.run(group);
    }
    const { checked, problems } = result;
    for (const problem of problems) console.log(`${engine.name}: ${group.name}: ${problem}`);
    if (problems.length > 0) await stage.close();
    total.passed += checked - problems.length;
    total.failed += problems.length;
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    console.log(
      `${engine.name}: ${group.name}: ${checked} checks, ${problems.length} problems, ${seconds} s`,
    );
  }
  await stage.close();
  display.close();
  return total;
}
