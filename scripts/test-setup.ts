/**
 * Runs before every unit and integration test: anything unexpected on the console, and any unhandled
 * rejection, fails the test that caused it.
 */
import { afterEach, beforeEach, expect, vi } from 'vitest';

type Level = 'error' | 'warn';
let noise: string[] = [];

/** Declares that the current test expects this console output; returns nothing, throws nothing. */
export function expectConsole(pattern: RegExp) {
  noise = noise.filter((line) => !pattern.test(line));
}

/** What the current test has said on the console and nobody declared. */
export const getConsoleOutput = (): readonly string[] => noise;

// jsdom has the element without its methods.
if (typeof HTMLDialogElement !== 'undefined') {
  HTMLDialogElement.prototype.showModal ??= function showModal() {
    this.open = true;
    this.querySelector<HTMLElement>('button, input, select, [tabindex="0"]')?.focus();
  };
  HTMLDialogElement.prototype.close ??= function close() {
    this.open = false;
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

// Without a DOM nothing renders, and React stays unloaded.
const cleanup = typeof document === 'undefined' ? () => {} : (await import('@testing-library/react')).cleanup;

afterEach(() => {
  cleanup();
  expect(noise, 'unexpected console output').toEqual([]);
});
