// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest';
import type { MockControl } from '../api.ts';
import { NOTES } from '../player/recorder/notes.ts';
import { findMissing } from './find-missing.ts';

afterEach(() => {
  document.body.replaceChildren();
  localStorage.clear();
});

const find = (...facts: [kind: string, by?: string][]) =>
  findMissing({
    world: { facts: () => facts.map(([kind, by = 'app']) => ({ kind, by })) },
  } as unknown as MockControl);

test.each<[string, Parameters<typeof find>, boolean]>([
  ['no facts', [], false],
  ['a persona and her log-in', [['persona'], ['login'], ['clock']], false],
  ['a boleto after the persona', [['persona'], ['login'], ['pool']], true],
  ['a boleto before the last persona alone', [['persona'], ['pool'], ['persona'], ['login']], false],
  ['a boleto of the last persona', [['persona'], ['persona'], ['pool']], true],
  [
    'a session on another device that the persona begins with',
    [['persona'], ['pool', 'other-device']],
    false,
  ],
  [
    'a later change on another device',
    [['persona'], ['clock'], ['clock'], ['clock'], ['pool', 'other-device']],
    true,
  ],
])('a recording lacks earlier changes after %s: %s', (_what, facts, isMissing) => {
  expect(find(...facts)).toBe(isMissing ? NOTES.earlierFacts : null);
});

test.each([
  ['trivia', null],
  ['expiredSession', null],
  ['closeSession', NOTES.earlierDialog],
])('a recording that starts while the dialog %s is open lacks it unless it opens by itself', (type, note) => {
  document.body.innerHTML = `<div data-modal="${type}"></div>`;
  expect(find()).toBe(note);
});

test.each([
  ['[]', null],
  ['[{"gameId":"1"}]', 'Al empezar ya había marcadores sin enviar'],
])('a recording that starts with the stored drafts %s notes them', (value, note) => {
  localStorage.setItem('lmx:draft:ana:7', value);
  expect(find()?.note ?? null).toEqual(note === null ? null : expect.stringContaining(note));
});
