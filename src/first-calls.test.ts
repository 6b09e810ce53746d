import { expect, test, vi } from 'vitest';

test.each([
  ['a stored token', () => ({ getItem: (key: string) => (key === 'lmx:token' ? 'ana-1' : null) }), 4],
  [
    'blocked storage',
    () => {
      throw new DOMException('blocked', 'SecurityError');
    },
    0,
  ],
])(
  'on a device with %s, the inline script of the empty shell sends %i calls at once',
  async (_, get, count) => {
    const network = vi.fn<typeof fetch>(() => new Promise(() => undefined));
    vi.stubGlobal('fetch', network);
    vi.stubGlobal('document', { cookie: '', documentElement: { classList: { contains: () => false } } });
    vi.stubGlobal('location', { pathname: '/lmx/games' });
    vi.stubGlobal('localStorage', undefined);
    Object.defineProperty(globalThis, 'localStorage', { configurable: true, get });
    vi.resetModules();
    await import('./first-calls.ts');
    expect(network).toHaveBeenCalledTimes(count);
    vi.unstubAllGlobals();
  },
);
