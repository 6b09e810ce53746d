/**
 * Vitest runs this file before each test file. A test fails when it calls `console.error` or `console.warn` with a
 * text that no later `expectConsole` call matches.
 */
import { afterEach, beforeEach, expect, vi } from 'vitest';

type Level = 'error' | 'warn';
let noise: string[] = [];

export function expectConsole(pattern: RegExp) {
  noise = noise.filter((line) => !pattern.test(line));
}

export const getConsoleOutput = (): readonly string[] => noise;

// Adds simple versions of `showModal` and `close`, because the `HTMLDialogElement` of jsdom lacks these
// methods.
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

// Tests without a DOM render nothing, so React is not loaded.
const cleanup = typeof document === 'undefined' ? () => {} : (await import('@testing-library/react')).cleanup;

afterEach(() => {
  cleanup();
  expect(noise, 'unexpected console output').toEqual([]);
});
