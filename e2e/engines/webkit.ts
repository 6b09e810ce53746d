import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { findFreePort } from '../support/free-port.ts';
import { type BrowserSession, COMMAND_TIMEOUT_MS } from './session.ts';

const DRIVER = '/usr/bin/WebKitWebDriver';

// Deadline of a command that runs a script or starts a navigation (ms). It is short, because the driver may
// lose a response during a navigation.
const SCRIPT_TIMEOUT_MS = 5_000;

export const hasWebKit = () => existsSync(DRIVER);

export async function startWebKit(display: string): Promise<BrowserSession> {
  const port = await findFreePort();
  const driver = spawn(DRIVER, [`--port=${port}`], {
    stdio: 'ignore',
    env: { ...process.env, DISPLAY: display },
  });
  async function call(method: string, path: string, body: unknown = {}): Promise<unknown> {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      signal: AbortSignal.timeout(
        /\/(?:execute\/sync|url)$/.test(path) ? SCRIPT_TIMEOUT_MS : COMMAND_TIMEOUT_MS,
      ),
      ...(method === 'POST' && { body: JSON.stringify(body) }),
    });
    const { value } = (await response.json()) as { value: unknown };
    if (!response.ok) throw new Error(JSON.stringify(value));
    return value;
  }
  for (const end = Date.now() + COMMAND_TIMEOUT_MS; !(await call('GET', '/status').catch(() => null)); )
    if (Date.now() > end) throw new Error('the driver does not answer');
    else await pause(50);
  const { sessionId } = (await call('POST', '/session', {
    capabilities: {
      alwaysMatch: {
        // With the other load strategies, a command waits for files that the checks hold back, or never
        // returns.
        pageLoadStrategy: 'none',
        timeouts: { pageLoad: COMMAND_TIMEOUT_MS, script: SCRIPT_TIMEOUT_MS },
      },
    },
  })) as { sessionId: string };
  const path = `/session/${sessionId}`;
  const run: BrowserSession['run'] = (script, ...args) =>
    call('POST', `${path}/execute/sync`, { script, args });
  const isParsed = async () => {
    const script = `return !window.isLeft && document.readyState !== 'loading';`;
    return (await run(script).catch(() => false)) === true;
  };
  return {
    narrowest: 480,
    run,
    async go(url) {
      await run('window.isLeft = true;');
      await call('POST', `${path}/url`, { url }).catch(() => {});
      for (const end = Date.now() + COMMAND_TIMEOUT_MS; !(await isParsed()); await pause(50))
        if (Date.now() > end) throw new Error(`${url} did not come`);
    },
    async back() {
      await call('POST', `${path}/back`);
    },
    async resize(width, height) {
      await call('POST', `${path}/window/rect`, { x: 0, y: 0, width, height });
    },
    async getOrigin() {
      // WebKit's browser window starts at x = 0, y = 0 of the display, and the toolbar above the page moves the
      // page down.
      const y = Number(await run('return outerHeight - innerHeight'));
      return { x: 0, y };
    },
    async close() {
      await call('DELETE', path).catch(() => {});
      driver.kill();
    },
  };
}
