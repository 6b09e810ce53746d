// @vitest-environment jsdom

import { expect, test } from 'vitest';
import { followHeight } from './follow-height.ts';

test('a page has the height of the panel over its bottom, until the panel goes', () => {
  const panel = document.createElement('div');
  Object.defineProperty(panel, 'offsetHeight', { value: 320 });
  const read = () => document.documentElement.style.getPropertyValue('--sim-bottom');
  const stop = followHeight(panel);
  expect(read()).toBe('320px');
  stop();
  expect(read()).toBe('0px');
});
