import type { BrowserContext } from '@playwright/test';

export interface Noise {
  allow(pattern: RegExp): void;
  heard(): string[];
}

export function listenForNoise(context: BrowserContext, origin: string): Noise {
  const lines: string[] = [];
  // A browser with a window asks for the icon of a page that names none, such as `version.json`.
  const allowed: RegExp[] = [/\/favicon\.ico\)$/];
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

export function reportPolicy() {
  document.addEventListener('securitypolicyviolation', (event) => {
    // biome-ignore lint/suspicious/noConsole: the console is what the end-to-end tests listen to.
    console.error(`policy: ${event.violatedDirective} blocked ${event.blockedURI} ${event.sample}`);
  });
}
