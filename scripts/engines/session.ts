/** A browser that the checks drive, whatever carries the commands. */
import { setTimeout as pause } from 'node:timers/promises';

/** Keys that a check presses. */
export type Key = 'Tab' | 'Escape';

/** What an engine offers. Sizes in CSS px. */
export interface Session {
  /** The narrowest page that the engine can show. */
  narrowest: number;
  /** Opens an address; resolves when its document is parsed, with or without its files. */
  go(url: string): Promise<void>;
  back(): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  /** Runs the body of a function in the page and returns what it returns; `arguments` are `args`. */
  run(script: string, ...args: unknown[]): Promise<unknown>;
  /** Presses a key as a person does: the browser moves the focus and the page gets trusted events. */
  press(key: Key): Promise<void>;
  /** Where the page begins on the display. */
  getOrigin(): Promise<{ x: number; y: number }>;
  close(): Promise<void>;
}

/** Deadline of one command of a driver (ms). */
export const COMMAND_TIMEOUT_MS = 40_000;

const TIMEOUT_MS = 20_000;
const POLL_MS = 100;

/** Runs a script until it returns something true; throws after 20 s, naming what it waited for. */
export async function waitFor(session: Session, what: string, script: string, ...args: unknown[]) {
  for (const end = Date.now() + TIMEOUT_MS; Date.now() < end; await pause(POLL_MS)) {
    // A script that runs between two pages fails: the next page is there a moment later.
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

/** Clicks the first visible button or link whose name starts so, once it is there. */
export const press = (session: Session, role: 'button' | 'link', name: string) =>
  waitFor(session, `the ${role} “${name}”`, `${FIND} found?.click(); return Boolean(found);`, role, name);

/** Clicks a tab until it is the selected one: while the page starts, a click may have no effect. */
export const selectTab = (session: Session, name: string) =>
  waitFor(
    session,
    `the tab “${name}”`,
    `${FIND}
     if (found?.getAttribute('aria-selected') === 'true') return true;
     found?.click();`,
    'tab',
    name,
  );

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
