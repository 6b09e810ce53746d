/**
 * Reads the pixels of a virtual display, because a screenshot of the browser repaints the page and hides
 * missing paints.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

export type Colour = [red: number, green: number, blue: number];

export interface Picture {
  colourAt(x: number, y: number): Colour;
}

export interface Display {
  name: string;
  look(): Picture;
  close(): void;
}

const SERVER = '/usr/bin/Xvfb';

export const hasDisplay = () => existsSync(SERVER);

const SIZE = { width: 1400, height: 1100 };

// XWD format: a header of 32-bit words, the colour map, then four bytes per pixel.
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
