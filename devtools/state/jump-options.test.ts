import { expect, test } from 'vitest';
import { getJumpOptions } from './jump-options.ts';
import { createSettingsStore } from './settings.ts';

const get = (density: 'demo' | 'qa') => {
  const settings = createSettingsStore('test');
  settings.set({ density, land: 'before', silent: true, keepsData: true, expiries: true });
  return getJumpOptions(settings.get());
};

test('the density QA jumps silently, without the data and to expiries when that is set', () => {
  const { land, silent, data, kinds } = get('qa');
  expect([land, silent, data, kinds.includes('code')]).toEqual(['before', true, false, true]);
});

test('the density Demo always notifies the app, moves the data and leaves out expiries', () => {
  const { land, silent, data, kinds } = get('demo');
  expect([land, silent, data, kinds.includes('code')]).toEqual(['before', false, true, false]);
});

test('with stops at expiries, the density QA stops at those of codes, links and sessions', () => {
  const { kinds } = get('qa');
  expect(kinds).toEqual(expect.arrayContaining(['cutoff', 'code', 'link', 'session']));
});
