import type { TestOutcome } from '../test-report.ts';
import { type Display, hasDisplay, startDisplay } from './display.ts';
import type { BrowserSession } from './session.ts';
import { type Sites, startSites } from './site.ts';

export const HEIGHT = 1000;
export const WIDE = 1280;

export interface Engine {
  name: string;
  packageName: string;
  isHere(): boolean;
  start(display: string): Promise<BrowserSession>;
}

export interface Run {
  display: Display;
  sites: Sites;
  isSmoke: boolean;
  /** Starts the browser. Its session is closed when the group of checks ends. */
  start(): Promise<BrowserSession>;
  note(name: string, problem: string | null): void;
}

export interface CheckGroup {
  name: string;
  isLong?: boolean;
  check(run: Run): Promise<void>;
}

const describe = (error: unknown) => (error instanceof Error ? error.message : String(error));

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

async function runGroup(
  { check }: CheckGroup,
  engine: Engine,
  parts: Pick<Run, 'display' | 'sites' | 'isSmoke'>,
) {
  const sessions: BrowserSession[] = [];
  const problems: string[] = [];
  let checked = 0;
  const note: Run['note'] = (what, problem) => {
    checked += 1;
    if (problem) problems.push(`${what}: ${problem}`);
  };
  async function start() {
    const session = await engine.start(parts.display.name);
    sessions.push(session);
    return session;
  }
  await check({ ...parts, start, note }).catch((error) => note('comes to its end', describe(error)));
  parts.sites.release();
  for (const session of sessions) await session.close().catch(() => {});
  return { checked, problems };
}

export async function checkEngine(
  engine: Engine,
  groups: readonly CheckGroup[],
  isSmoke: boolean,
  retries: number,
): Promise<TestOutcome> {
  const parts = { display: await startDisplay(), sites: await startSites(), isSmoke };
  const total: TestOutcome = { passed: 0, failed: [], flaky: [] };
  for (const group of groups) {
    const name = `${engine.name}: ${group.name}`;
    const started = performance.now();
    let { checked, problems } = await runGroup(group, engine, parts);
    for (let attempt = 0; attempt < retries && problems.length > 0; attempt += 1) {
      console.log(`${name} is tried again: ${problems.join(' | ')}`);
      ({ checked, problems } = await runGroup(group, engine, parts));
      if (problems.length === 0) total.flaky.push(name);
    }
    total.passed += checked - problems.length;
    total.failed.push(...problems.map((problem) => `${name}: ${problem}`));
    for (const problem of problems) console.log(`${name}: ${problem}`);
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    console.log(`${name}: ${checked} checks, ${problems.length} problems, ${seconds} s`);
  }
  await parts.sites.close();
  parts.display.close();
  return total;
}
