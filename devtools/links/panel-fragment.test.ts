// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest';
import { takePanelFragment } from './panel-fragment.ts';

afterEach(() => history.replaceState(null, '', '/'));

test.each(['#sim', '#SIM', '#sim/'])(
  'the fragment “%s” opens the panel and leaves the address',
  (fragment) => {
    history.replaceState(null, '', `/lmx/games?jornada=7${fragment}`);
    expect(takePanelFragment()).toBe(true);
    expect(location.pathname + location.search + location.hash).toBe('/lmx/games?jornada=7');
  },
);

test.each(['', '#sim?as=ana', '#simple', '#partidos'])(
  'the fragment “%s” stays in the address',
  (fragment) => {
    history.replaceState(null, '', `/lmx/games${fragment}`);
    expect(takePanelFragment()).toBe(false);
    expect(location.hash).toBe(fragment);
  },
);
