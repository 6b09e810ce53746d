/** Everything a page should never say: console errors and warnings, uncaught errors, policy reports, strangers. */
import type { BrowserContext } from '@playwright/test';

/** What was heard in a context so far. */
export interface Noise {
  /** Declares lines that the journey causes on purpose, such as a refused log-in. */
  allow(pattern: RegExp): void;
  /** What nobody declared. */
  heard(): string[];
}

/** Listens to every page of a context; `origin` is the only host that may be asked for anything. */
export function listenForNoise(context: BrowserContext, origin: string): Noise {
  const lines: string[] = [];
  const allowed: RegExp[] = [];
  context.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) {
      lines.push(`${message.type()}: ${message.text()} (${message.location().url})`);
    }
  });
  context.on('weberror', (error) => lines.push(`uncaught: ${error.error().stack || error.error().message}`));
  context.on('request', (request) => {
    const url = new URL(request.url());
    if (/^https?:$/.test(url.protocol) && url.origin !== origin) lines.push(`stranger: ${request.url()}`);
  });
  return {
    allow: (pattern) => allowed.push(pattern),
    heard: () => lines.filter((line) => !allowed.some((pattern) => pattern.test(line))),
  };
}

/** In the page, before its scripts: a report of the content policy becomes a line on the console. */
export function reportPolicy() {
  document.addEventListener('securitypolicyviolation', (event) => {
    // biome-ignore lint/suspicious/noConsole: the console is what the journeys listen to.
    console.error(`policy: ${event.violatedDirective} blocked ${event.blockedURI} ${event.sample}`);
  });
}
