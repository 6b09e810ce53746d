import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';

/** A terminal and a pipe keep the program running until they are unreferenced; a file ends by itself. */
const release = (input: Readable & { unref?: () => void }) => input.unref?.();

/** Asks for the code that the API mailed. Returns null on an empty line and when standard input ends. */
export async function askCode(email: string): Promise<string | null> {
  process.stderr.write(`The code that the API mailed to ${email} (Enter to skip): `);
  const lines = createInterface({ input: process.stdin });
  try {
    const line = await Promise.race([once(lines, 'line').then(String), once(lines, 'close').then(() => '')]);
    return line.trim() || null;
  } finally {
    lines.close();
    release(process.stdin);
  }
}
