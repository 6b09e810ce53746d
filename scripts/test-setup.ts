/**
 * Vitest runs this file before each test file. A test fails when it calls `console.error` or `console.warn` with a
 * text that no later `expectConsole` or `allowConsole` call matches.
 */
import { afterAll, afterEach, beforeAll, beforeEach, expect, vi } from 'vitest';

type Level = 'error' | 'warn';
let noise: string[] = [];

/** Takes the lines that match out of those that fail the test. */
export function allowConsole(pattern: RegExp) {
  noise = noise.filter((line) => !pattern.test(line));
}

/** As `allowConsole`, but fails when no line matches. */
export function expectConsole(pattern: RegExp) {
  const before = noise.length;
  allowConsole(pattern);
  expect(noise.length, `no line of the console matches ${pattern}`).toBeLessThan(before);
}

export const getConsoleOutput = (): readonly string[] => noise;

// Adds simple versions of methods that jsdom lacks.
if (typeof HTMLDialogElement !== 'undefined') {
  HTMLDialogElement.prototype.showModal ??= function showModal() {
    this.open = true;
    this.querySelector<HTMLElement>('button, input, select, [tabindex="0"]')?.focus();
  };
  HTMLDialogElement.prototype.close ??= function close() {
    this.open = false;
  };
  if (!document.fonts) Object.defineProperty(document, 'fonts', { value: { load: async () => [] } });
  // jsdom has no layout, so it has no `scrollIntoView` either.
  Element.prototype.scrollIntoView ??= () => {};
  globalThis.ResizeObserver ??= class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
}

beforeEach(() => {
  noise = [];
  for (const level of ['error', 'warn'] as Level[]) {
    vi.spyOn(console, level).mockImplementation((...parts: unknown[]) => {
      noise.push(
        `${level}: ${parts.map((part) => (part instanceof Error ? part.stack : String(part))).join(' ')}`,
      );
    });
  }
});

// Tests without a DOM render nothing, so React is not loaded.
const library = typeof document === 'undefined' ? null : await import('@testing-library/react');
// One second, the default, is too short on a busy machine.
library?.configure({ asyncUtilTimeout: 5_000 });

const shared = globalThis as {
  __globalsOfWorker?: [string, PropertyDescriptor][];
  __observersOfWorker?: Set<MutationObserver>;
};

function watchObservers(): Set<MutationObserver> {
  const observers = new Set<MutationObserver>();
  if (typeof MutationObserver === 'undefined') return observers;
  const { observe } = MutationObserver.prototype;
  MutationObserver.prototype.observe = function start(this: MutationObserver, ...parts) {
    observers.add(this);
    observe.apply(this, parts);
  };
  return observers;
}

// An observer of the document that a test leaves, for example that of a simulator, would run at every change of the
// pages of all later tests.
shared.__observersOfWorker ??= watchObservers();
const observers = shared.__observersOfWorker;

// A listener of the window that a test leaves, for example that of a recorder, would hear the gestures of all later
// tests.
const windowListeners: (() => void)[] = [];
beforeAll(() => {
  if (typeof window === 'undefined') return;
  const add = window.addEventListener;
  window.addEventListener = (...parts: Parameters<typeof add>) => {
    windowListeners.push(() => window.removeEventListener(...parts));
    add.apply(window, parts);
  };
});

afterEach(() => {
  library?.cleanup();
  for (const observer of observers) observer.disconnect();
  observers.clear();
  expect(noise, 'unexpected console output').toEqual([]);
});

// Vitest's environment `jsdom` sets this variable.
declare const jsdom: { cookieJar: { removeAllCookiesSync(): void } } | undefined;

function resetPage() {
  document.head.replaceChildren();
  // The body stays, because `screen` of Testing Library searches in the body that it found when it was loaded.
  document.body.replaceChildren();
  for (const element of [document.documentElement, document.body])
    for (const { name } of [...element.attributes]) element.removeAttribute(name);
  localStorage.clear();
  sessionStorage.clear();
  jsdom?.cookieJar.removeAllCookiesSync();
  history.replaceState(null, '', '/lmx/');
}

// The globals before the first file of this worker.
shared.__globalsOfWorker ??= Object.entries(Object.getOwnPropertyDescriptors(globalThis));

function resetGlobals() {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  // A test may have replaced the locks of the browser.
  if (globalThis.navigator) Reflect.deleteProperty(globalThis.navigator, 'locks');
  // A spy on a fake timer restores the fake timer, and some tests assign a global such as `fetch`.
  for (const [name, before] of shared.__globalsOfWorker ?? []) {
    const { value, get } = Object.getOwnPropertyDescriptor(globalThis, name) ?? {};
    const hasChanged = value !== before.value || get !== before.get;
    if (hasChanged && before.configurable && !name.startsWith('__'))
      Object.defineProperty(globalThis, name, before);
  }
}

// The files of a project share a worker, so each file leaves the worker as it was: with real timers and globals, an
// empty page and storage, and no loaded module of ours.
afterAll(() => {
  for (const remove of windowListeners) remove();
  resetGlobals();
  if (typeof document !== 'undefined') resetPage();
  vi.resetModules();
});
