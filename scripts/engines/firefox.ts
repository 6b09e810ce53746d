/** Firefox through Marionette, the WebDriver that is built into it: JSON over a socket, each message with its length. */
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Session } from './session.ts';

const BINARIES = ['/usr/bin/firefox-esr', '/usr/bin/firefox'];
const findFirefox = () => BINARIES.find((path) => existsSync(path)) ?? null;

/** Whether Firefox is on the machine. */
export const hasFirefox = () => findFirefox() !== null;

type Send = (command: string, parameters?: object) => Promise<unknown>;
type Reply = [kind: number, id: number, error: { message: string } | null, result: unknown];

/** Firefox writes the port it chose into its profile. */
async function connectTo(profile: string): Promise<Socket> {
  const file = join(profile, 'MarionetteActivePort');
  while (!existsSync(file) || readFileSync(file, 'utf8') === '') await pause(50);
  return connect(Number(readFileSync(file, 'utf8')), '127.0.0.1');
}

function createSend(socket: Socket): Send {
  const waiting = new Map<number, (reply: Reply) => void>();
  let rest = Buffer.alloc(0);
  let lastId = 0;
  socket.on('data', (data) => {
    rest = Buffer.concat([rest, data]);
    for (let colon = rest.indexOf(':'); colon > 0; colon = rest.indexOf(':')) {
      const end = colon + 1 + Number(rest.subarray(0, colon));
      if (rest.length < end) return;
      const message = JSON.parse(rest.subarray(colon + 1, end).toString()) as Reply;
      rest = rest.subarray(end);
      // The first message is a greeting, without an id.
      if (Array.isArray(message)) waiting.get(message[1])?.(message);
    }
  });
  return (command, parameters = {}) =>
    new Promise((resolve, reject) => {
      lastId += 1;
      const text = JSON.stringify([0, lastId, command, parameters]);
      waiting.set(lastId, ([, , error, result]) => {
        if (error) reject(new Error(error.message));
        else resolve(result);
      });
      socket.write(`${Buffer.byteLength(text)}:${text}`);
    });
}

/** Starts a browser with an empty profile on a display. */
export async function startFirefox(display: string): Promise<Session> {
  const profile = mkdtempSync(join(tmpdir(), 'engines-firefox-'));
  writeFileSync(join(profile, 'user.js'), 'user_pref("marionette.port", 0);\n');
  const browser = spawn(findFirefox() ?? '', ['--marionette', '--no-remote', '--profile', profile], {
    stdio: 'ignore',
    env: { ...process.env, DISPLAY: display },
  });
  const socket = await connectTo(profile);
  const send = createSend(socket);
  await send('WebDriver:NewSession', { capabilities: {} });
  const run: Session['run'] = async (script, ...args) =>
    ((await send('WebDriver:ExecuteScript', { script, args })) as { value: unknown }).value;
  return {
    engine: 'Firefox',
    run,
    async go(url) {
      await send('WebDriver:Navigate', { url });
    },
    async back() {
      await send('WebDriver:Back');
    },
    async resize(width, height) {
      await send('WebDriver:SetWindowRect', { x: 0, y: 0, width, height });
    },
    async origin() {
      return (await run('return { x: mozInnerScreenX, y: mozInnerScreenY }')) as { x: number; y: number };
    },
    async close() {
      const isGone = new Promise((resolve) => browser.once('exit', resolve));
      socket.destroy();
      browser.kill();
      await isGone;
      rmSync(profile, { recursive: true, force: true });
    },
  };
}
