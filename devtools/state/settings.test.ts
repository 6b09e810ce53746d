// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { createSettingsStore, getSide } from './settings.ts';

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

test('a new tab has the default settings', () => {
  expect(createSettingsStore('dock').get()).toMatchObject({
    mode: 'pill',
    density: 'demo',
    ribbon: true,
    corner: 'bottom-right',
    section: 'clock',
    side: 'right',
    snap: 'half',
    keys: true,
    land: 'at',
    silent: false,
    keepsData: false,
    expiries: false,
    callShow: 'all',
    callMethod: 'all',
    callStatus: 'all',
    recentCommands: [],
    scrolls: {},
    route: '/',
  });
});

test('the tab keeps changed settings over a reload, for each shell apart, and tells its listeners', () => {
  const store = createSettingsStore('dock');
  const listen = vi.fn();
  store.onChange(listen);
  store.set({ section: 'faults', snap: 'high' });
  expect(listen).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ section: 'faults', snap: 'high' }),
  );
  expect(createSettingsStore('dock').get()).toMatchObject({ section: 'faults', snap: 'high' });
  expect(createSettingsStore('cabina').get()).toMatchObject({ section: 'clock', snap: 'half' });
});

test('a stored value that this version doesn’t know is replaced by its default, and the others stay', () => {
  sessionStorage.setItem('lmxsim:dock', '{"corner":"middle","keys":"no","density":"qa","scrolls":{"a":"x"}}');
  expect(createSettingsStore('dock').get()).toMatchObject({
    corner: 'bottom-right',
    keys: true,
    density: 'qa',
    scrolls: {},
  });
});

test('what the user asks to remember is the default of new tabs, below what this tab has and above the first values', () => {
  const first = { density: 'demo', corner: 'top-left' } as const;
  createSettingsStore('dock', first, localStorage).remember({ density: 'qa' });
  expect(createSettingsStore('dock', first, localStorage).get().density).toBe('qa');
  sessionStorage.clear();
  const next = createSettingsStore('dock', first, localStorage);
  expect(next.get()).toMatchObject({ density: 'qa', corner: 'top-left' });
  next.set({ density: 'demo' });
  expect(createSettingsStore('dock', first, localStorage).get().density).toBe('demo');
  next.remember({ corner: 'top-right' });
  sessionStorage.clear();
  expect(createSettingsStore('dock', first, localStorage).get()).toMatchObject({
    density: 'qa',
    corner: 'top-right',
  });
});

test.each([
  [1280, 'right', 'right'],
  [1280, 'bottom', 'bottom'],
  [390, 'right', 'bottom'],
] as const)(
  'on a window %i px wide, a panel at the side “%s” is at the side “%s”',
  (width, side, expected) => {
    vi.stubGlobal('innerWidth', width);
    vi.stubGlobal('matchMedia', (query: string) => {
      const [, bound, px] = /(min|max)-width: ?(\d+)/.exec(query) ?? [];
      return { matches: bound === 'max' ? width <= Number(px) : width >= Number(px) };
    });
    const settings = { ...createSettingsStore('dock').get(), side };
    expect(getSide(settings)).toBe(expected);
  },
);
