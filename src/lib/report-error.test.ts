import { expect, test } from 'vitest';
import { expectConsole, getConsoleOutput } from '../../scripts/test-setup.ts';
import { reportError } from './report-error.ts';

test('reportError writes an error to the console once, however often it is caught', () => {
  const error = new TypeError('x is not a function');
  reportError(error);
  reportError(error);
  expect(getConsoleOutput()).toHaveLength(1);
  expectConsole(/^error: TypeError: x is not a function/);
});

test.each([['a text'], [null], [undefined], [{ code: 1 }]])(
  'reportError writes the thrown value %j',
  (thrown) => {
    reportError(thrown);
    expect(getConsoleOutput()).toEqual([`error: ${String(thrown)}`]);
    expectConsole(/^error: /);
  },
);

test.each([
  ['Chromium', new TypeError('Failed to fetch dynamically imported module: https://x.mx/lmx/assets/a.js')],
  ['Firefox', new TypeError('error loading dynamically imported module: https://x.mx/lmx/assets/a.js')],
  ['Safari', new TypeError('Importing a module script failed.')],
  ['Safari for a page of HTML', new TypeError("'text/html' is not a valid JavaScript MIME type.")],
  ['Vite for a style sheet', new Error('Unable to preload CSS for /lmx/assets/a.css')],
])('reportError writes nothing for a missing file, as %s reports it', (_browser, error) => {
  reportError(error);
  expect(getConsoleOutput()).toEqual([]);
});
