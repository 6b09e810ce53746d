// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { createSettingsStore } from '../state/settings.ts';
import { isDockForQa } from './dock-density.ts';

test('the captions show what is for QA when this tab has chosen that density', () => {
  const settings = createSettingsStore('dock', {}, localStorage);
  expect(isDockForQa()).toBe(false);
  settings.set({ density: 'qa' });
  expect(isDockForQa()).toBe(true);
});

test('in a new tab, the captions follow the density that the device remembers', () => {
  createSettingsStore('dock', {}, localStorage).remember({ density: 'qa' });
  sessionStorage.clear();
  expect(isDockForQa()).toBe(true);
});

test('a tab that has gone back to Demo shows nothing for QA, whatever the device remembers', () => {
  const settings = createSettingsStore('dock', {}, localStorage);
  settings.remember({ density: 'qa' });
  settings.set({ density: 'demo' });
  expect(isDockForQa()).toBe(false);
});
