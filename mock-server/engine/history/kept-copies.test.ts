import { expect, test } from 'vitest';
import { createKeptCopies } from './kept-copies.ts';

function readSavedWorld(text: string) {
  if (text === 'broken') throw new Error('No se entiende.');
  return { isClamped: text === 'clamped' };
}

function open(stored: Record<string, string>, hasSpace = true) {
  const storage = {
    copies: () => Object.entries(stored).map(([id, text]) => ({ id, text })),
    keepCopy(text: string) {
      if (!hasSpace) return null;
      stored[text] = text;
      return text;
    },
    discardCopy(id: string) {
      delete stored[id];
    },
  };
  return createKeptCopies({ storage, readSavedWorld });
}

test.each([
  ['broken', 'No se entiende.'],
  ['clamped', 'Tenía momentos o números que el simulador no acepta, y se ajustaron.'],
  ['whole', 'Sus hechos no se entienden, o parten de otros datos iniciales.'],
])('a copy of an earlier document with a text that is %s gives the reason “%s”', (text, why) => {
  expect(open({ a: text }).list()).toEqual([{ id: 'a', text, why, isNew: false }]);
});

test('a text that is kept twice is one copy, and a discarded copy leaves the storage', () => {
  const stored = {};
  const copies = open(stored);
  expect([copies.keep('broken'), copies.keep('broken')]).toEqual([true, true]);
  expect(copies.list()).toEqual([{ id: 'broken', text: 'broken', why: 'No se entiende.', isNew: true }]);
  copies.discard('broken');
  expect([copies.list(), stored]).toEqual([[], {}]);
});

test('without space, a text is not kept', () => {
  const copies = open({}, false);
  expect([copies.keep('broken'), copies.list()]).toEqual([false, []]);
});
