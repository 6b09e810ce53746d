// @vitest-environment jsdom
import { signal } from '@preact/signals-react';
import { expect, test, vi } from 'vitest';
import { ApiError } from '../../api/error.ts';
import type { Game, Week } from '../../domain/types.ts';
import { createFakeApi } from '../../testing/fake-api.ts';
import { at, GAMES, week } from '../../testing/fixtures.ts';
import { createModalStore } from '../shell/modal.ts';
import { createClosingsDownload } from './closings-download.ts';

const WEEKS = [week(7, '2026-08-28')];

function createDownload({ weeks = WEEKS, allGames = async () => GAMES }) {
  const files: string[] = [];
  vi.stubGlobal(
    'URL',
    Object.assign(URL, { createObjectURL: () => 'blob:file', revokeObjectURL: () => undefined }),
  );
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    files.push(this.download);
  });
  const modal = createModalStore();
  const createReminders = vi.fn((_closings: unknown, _seasonKey: string) => []);
  const download = createClosingsDownload(
    {
      api: createFakeApi({ allGames }),
      modal,
      time: { read: () => at('2026-08-27T12:00:00') },
      weeks: { ensure: async () => null, all: signal<Week[]>(weeks) },
    } as unknown as Parameters<typeof createClosingsDownload>[0],
    { fileName: 'cierres.ics', createReminders },
  );
  return { close: download.open(), createReminders, download, files, modal };
}

test('the file of the cut-offs is offered with the reminders of the weeks ahead', async () => {
  const { createReminders, download, files } = createDownload({});
  const saving = download.save();
  expect(download.status.value).toBe('busy');
  await saving;
  expect([download.status.value, files]).toEqual(['offered', ['cierres.ics']]);
  expect(createReminders.mock.calls).toEqual([[[expect.objectContaining({ week: WEEKS[0] })], '2026-08']]);
});

test.each([
  ['no game is ahead', { allGames: async (): Promise<Game[]> => [] }],
  ['no week has a start', { weeks: [{ ...week(7, ''), dateStart: null }] }],
])('no file of the cut-offs is offered if %s', async (_case, changes) => {
  const { download, files } = createDownload(changes);
  await download.save();
  expect([download.status.value, files]).toEqual(['empty', []]);
});

const fail = async () => {
  throw new ApiError('unpreventedError');
};

test('after a failed load of the games, the file of the cut-offs can be asked for again', async () => {
  const { download, modal } = createDownload({ allGames: fail });
  await download.save();
  expect([download.status.value, modal.current.value?.type]).toEqual(['idle', 'unpreventedError']);
});

test('a page that is left while the cut-offs load offers no file and opens no dialog', async () => {
  const { close, download, files } = createDownload({});
  const saving = download.save();
  close();
  await saving;
  expect([files, download.status.value]).toEqual([[], 'busy']);
});
