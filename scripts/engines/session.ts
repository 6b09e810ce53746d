/** A browser driven by the commands of WebDriver, whatever carries them. */
import { setTimeout as pause } from 'node:timers/promises';

/** Sends a script to the page and gives what it returns. */
export type RunScript = (script: string, ...args: unknown[]) => Promise<unknown>;

/** What an engine offers. Sizes in CSS px. */
export interface Session {
  engine: string;
  go(url: string): Promise<void>;
  back(): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  run: RunScript;
  /** Where the page begins on the display. */
  origin(): Promise<{ x: number; y: number }>;
  close(): Promise<void>;
}

const PATIENCE_MS = 20_000;
const POLL_MS = 100;

/** Runs a script until it returns something true; throws after 20 s, naming what it waited for. */
export async function waitFor(session: Session, what: string, script: string, ...args: unknown[]) {
  for (const end = Date.now() + PATIENCE_MS; Date.now() < end; await pause(POLL_MS)) {
    // A script that runs between two pages fails: the next one is there a moment later.
    const found = await session.run(script, ...args).catch(() => null);
    if (found) return found;
  }
  throw new Error(`${what} did not come`);
}

const FIND = `
  const [role, name] = arguments;
  const tags = { button: 'button', link: 'a', tab: '[role=tab]' };
  const all = [...document.querySelectorAll(tags[role])].filter((one) => one.checkVisibility());
  const found = all.find((one) => (one.getAttribute('aria-label') ?? one.textContent).trim().startsWith(name));
`;

/** Clicks the first visible button, link or tab whose text starts so, once it is there. */
export const press = (session: Session, role: 'button' | 'link' | 'tab', name: string) =>
  waitFor(session, `the ${role} “${name}”`, `${FIND} found?.click(); return Boolean(found);`, role, name);

/** Writes into the field of a label, as React hears it. */
export const write = (session: Session, label: string, text: string) =>
  waitFor(
    session,
    `the field “${label}”`,
    `const [label, text] = arguments;
     const field = [...document.querySelectorAll('input')].find((one) =>
       (one.getAttribute('aria-label') ?? one.labels?.[0]?.textContent ?? '').trim().startsWith(label));
     if (!field || field.disabled) return false;
     Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set.call(field, text);
     field.dispatchEvent(new Event('input', { bubbles: true }));
     return true;`,
    label,
    text,
  );
