/**
 * A virtual display whose pixels can be read. A screenshot asked of the browser paints the page anew, which hides what
 * was never painted; the display's memory holds what a person would see.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/** Red, green and blue, 0 to 255. */
export type Colour = [red: number, green: number, blue: number];

/** What the display shows at one moment. */
export interface Picture {
  colourAt(x: number, y: number): Colour;
}

/** A running display. `name` is the value of `DISPLAY`. */
export interface Display {
  name: string;
  look(): Picture;
  close(): void;
}

const SERVER = '/usr/bin/Xvfb';

/** Whether the machine has a virtual display. */
export const hasDisplay = () => existsSync(SERVER);

const SIZE = { width: 1400, height: 1100 };

/** Reads an XWD dump: a header of 32-bit words, the colour map, then four bytes a pixel. */
function readDump(dump: Buffer): Picture {
  const word = (index: number) => dump.readUInt32BE(index * 4);
  const [headerSize, bytesPerLine, colours] = [word(0), word(12), word(19)];
  const start = headerSize + colours * 12;
  return {
    colourAt(x, y) {
      const at = start + Math.round(y) * bytesPerLine + Math.round(x) * 4;
      const [blue = 0, green = 0, red = 0] = dump.subarray(at, at + 3);
      return [red, green, blue];
    },
  };
}

function readName(server: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    server.stdio[3]?.once('data', (number) => resolve(`:${String(number).trim()}`));
    server.once('error', reject);
    server.once('exit', () => reject(new Error('Xvfb ended at once.')));
  });
}

/** Starts Xvfb on the first free number; rejects when it isn't on the machine. */
export async function startDisplay(): Promise<Display> {
  const folder = mkdtempSync(join(tmpdir(), 'engines-'));
  const screen = `${SIZE.width}x${SIZE.height}x24`;
  const server = spawn(
    SERVER,
    ['-displayfd', '3', '-screen', '0', screen, '-fbdir', folder, '-nolisten', 'tcp'],
    {
      stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    },
  );
  const name = await readName(server);
  const file = join(folder, 'Xvfb_screen0');
  while (!existsSync(file)) await pause(50);
  return {
    name,
    look: () => readDump(readFileSync(file)),
    close() {
      server.kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
