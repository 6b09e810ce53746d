// @vitest-environment jsdom

import { expect, test } from 'vitest';
import { LIST_WORLD } from '../testing/list-app.ts';
import { NOTES } from './notes.ts';
import { readJournal } from './recording.ts';
import { isLongJournal, saveJournal } from './save-journal.ts';

const create = (count: number) => ({
  world: LIST_WORLD,
  startedAt: 5,
  actions: Array.from({ length: count }, (_, at) => ({ action: { do: 'dismiss' } as const, at })),
  end: null,
  isOn: true,
});

test('a journal of 300 actions is saved whole; of a longer one the last 150 are, after a note that says so', () => {
  saveJournal(create(300));
  expect(readJournal()?.actions).toHaveLength(300);
  saveJournal(create(301));
  const [note, ...kept] = readJournal()?.actions ?? [];
  expect(note).toEqual({ action: NOTES.longJournal, at: 5 });
  expect([kept.length, kept[0]?.at, kept.at(-1)?.at]).toEqual([150, 151, 300]);
  expect(NOTES.longJournal.note).toContain(`${kept.length} pasos`);
});

test('a new document begins the journal again when it has more than 150 actions', () => {
  expect([isLongJournal(create(150)), isLongJournal(create(151))]).toEqual([false, true]);
});
