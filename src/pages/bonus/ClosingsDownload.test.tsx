import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { openPage, setUpMockServer } from '../../testing/open-page.tsx';
import { ClosingsDownload } from './ClosingsDownload.tsx';

const mock = setUpMockServer({ players: 60 });

function catchDownloads() {
  const files: Blob[] = [];
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: undefined, revokeObjectURL: undefined }));
  URL.createObjectURL = (file: Blob) => `blob:${files.push(file)}`;
  URL.revokeObjectURL = () => undefined;
  return files;
}

const ALL_CLOSINGS = 'Todos los cierres en mi calendario';
const calls = () => mock.server.net.log().filter(({ endpoint }) => endpoint === 'GET /api/games/all').length;

test('“Todos los cierres” of Bonus saves an event for each cut-off to come, and calls only when pressed', async () => {
  const files = catchDownloads();
  const { player } = await openPage(mock.server, ClosingsDownload);
  const button = await screen.findByRole('button', { name: ALL_CLOSINGS });
  expect(calls()).toBe(0);
  await player.click(button);
  await waitFor(() => expect(files).toHaveLength(1));
  const text = (await files[0]?.text())?.replaceAll('\r\n ', '') ?? '';
  const read = (name: string) =>
    [...text.matchAll(new RegExp(`^${name}:(.*)\r$`, 'gm'))].map(([, value]) => value);
  expect([calls(), (files[0] as File).name]).toEqual([1, 'reto-ruffles-cierres.ics']);
  expect(read('UID')).toEqual(
    [7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17].map((week) => `reto-ruffles-2026-07-week-${week}-closing`),
  );
  expect(read('DTSTART')[0]).toBe('20260828T230000Z');
  expect(read('SUMMARY')[0]).toBe('Próximo cierre de la Jornada 7');
});
