// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { createFocusRings } from './focus-rings.ts';

let rings: ReturnType<typeof createFocusRings>;
let bar: HTMLElement;
/** Hands a person's event to the listener of its type, because events of a script are not trusted. */
let fire: (type: string, more?: { isTrusted?: boolean; path?: readonly object[] }) => void;

const areHidden = () => document.adoptedStyleSheets.length > 0;

beforeEach(() => {
  document.adoptedStyleSheets = [];
  bar = document.createElement('div');
  rings = createFocusRings(bar);
  const listen = vi.spyOn(window, 'addEventListener').mockClear();
  rings.hide();
  const listeners = new Map(listen.mock.calls.map(([type, listener]) => [type, listener]));
  fire = (type, { isTrusted = true, path = [document.body] } = {}) => {
    const listener = listeners.get(type) as (event: object) => void;
    listener({ type, isTrusted, composedPath: () => path });
  };
});

test('a recipe that plays hides the focus rings of the page', () => {
  expect(areHidden()).toBe(true);
});

test.each(['keydown', 'pointerdown'])('a “%s” of a person shows the focus rings again', (type) => {
  fire(type);
  expect(areHidden()).toBe(false);
});

test('the keys of the recipe itself, which are not trusted, show no focus ring', () => {
  fire('keydown', { isTrusted: false });
  expect(areHidden()).toBe(true);
});

test('a press of the captions shows no focus ring of the page', () => {
  fire('pointerdown', { path: [bar] });
  expect(areHidden()).toBe(true);
});

test('a recipe that goes on after a key of a person hides the focus rings again', () => {
  fire('keydown');
  rings.hide();
  expect(areHidden()).toBe(true);
});

test('hiding the focus rings twice adds one style sheet', () => {
  rings.hide();
  expect(document.adoptedStyleSheets).toHaveLength(1);
});
