import { setTimeout as pause } from 'node:timers/promises';

export interface BrowserSession {
  narrowest: number;
  /**
   * Opens a URL and resolves when the document is parsed (in Firefox at `DOMContentLoaded`). Files that the
   * parser does not wait for may still be loading.
   */
  go(url: string): Promise<void>;
  back(): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  /** Runs `script` as a function body in the page; `args` are available as `arguments`. */
  run(script: string, ...args: unknown[]): Promise<unknown>;
  getOrigin(): Promise<{ x: number; y: number }>;
  close(): Promise<void>;
}

export const COMMAND_TIMEOUT_MS = 40_000;

const TIMEOUT_MS = 20_000;
const POLL_MS = 100;

export async function waitFor(session: BrowserSession, what: string, script: string, ...args: unknown[]) {
  for (const end = Date.now() + TIMEOUT_MS; Date.now() < end; await pause(POLL_MS)) {
    // A script that runs during a navigation fails; the next attempt runs in the new page.
    const found = await session.run(script, ...args).catch(() => null);
    if (found) return found;
  }
  throw new Error(`${what} did not come`);
}

const FIND = `
  const [role, name] = arguments;
  const tags = { button: 'button', link: 'a' };
  const all = [...document.querySelectorAll(tags[role])].filter((element) => element.checkVisibility());
  const found = all.find((element) => (element.getAttribute('aria-label') ?? element.textContent).trim().startsWith(name));
`;

export const press = (session: BrowserSession, role: 'button' | 'link', name: string) =>
  waitFor(session, `the ${role} “${name}”`, `${FIND} found?.click(); return Boolean(found);`, role, name);

/**
 * Script with a function that types into a field. It calls the prototype's setter, because React replaces the field's
 * own setter and ignores an `input` event after a call of that setter.
 */
export const setValue = `
  const setValue = (field, text) => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set.call(field, text);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  };
`;

export const write = (session: BrowserSession, label: string, text: string) =>
  waitFor(
    session,
    `the field “${label}”`,
    `${setValue}
     const [label, text] = arguments;
     const field = [...document.querySelectorAll('input')].find((input) =>
       (input.getAttribute('aria-label') ?? input.labels?.[0]?.textContent ?? '').trim().startsWith(label));
     if (!field || field.disabled) return false;
     setValue(field, text);
     return true;`,
    label,
    text,
  );
