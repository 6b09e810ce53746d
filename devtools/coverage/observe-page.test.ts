// @vitest-environment jsdom

import { expect, test } from 'vitest';
import { observePage } from './observe-page.ts';
import { createRefusals } from './refusals.ts';

/** Returns the names that are noted while the loading bar stands at this part (%). */
function observe(percent: string): string[] {
  const bar = document.createElement('div');
  bar.setAttribute('role', 'progressbar');
  bar.setAttribute('aria-valuenow', percent);
  document.body.append(bar);
  const names: string[] = [];
  const note = (name: string) => void names.push(name);
  observePage(note, createRefusals(note), note, () => ({ at: 0, seq: 0 })).look();
  bar.remove();
  return names;
}

test.each([
  ['94', false],
  ['95', true],
  ['96', false],
])(
  'whether a loading bar at %s percent counts as the one that waits for the server: %s',
  (percent, isNoted) => {
    expect(observe(percent).includes('state:loading-95')).toBe(isNoted);
  },
);
