// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { addPageSheet } from './page-sheet.ts';

beforeEach(() => {
  document.adoptedStyleSheets = [];
});

test('a style sheet that is added to the page leaves the others there when it is removed', () => {
  const removeFirst = addPageSheet('a { color: red }');
  const removeSecond = addPageSheet('b { color: red }');
  const readSheets = () => document.adoptedStyleSheets.map(({ cssRules }) => cssRules[0]?.cssText);
  expect(readSheets()).toHaveLength(2);
  removeFirst();
  expect(readSheets()).toEqual([expect.stringContaining('b {')]);
  removeSecond();
  expect(readSheets()).toEqual([]);
});
