// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { createStorage, STORAGE_KEYS } from '../../lib/storage.ts';
import { createVersionStore } from './version.ts';

function setUp({
  head = '<meta name="build" content="build-1">',
  body = '',
  served = 'build-2' as string | null,
  hasStoredInput = false,
  reloadedFor = null as string | null,
} = {}) {
  document.head.innerHTML = head;
  document.body.innerHTML = body;
  let now = Date.UTC(2026, 8, 2);
  const reload = vi.fn();
  const fetchBuild = vi.fn(async () => Response.json({ build: served }));
  vi.stubGlobal('location', { reload });
  vi.stubGlobal('fetch', fetchBuild);
  const storage = createStorage(null);
  if (reloadedFor) storage.set(STORAGE_KEYS.reloadGuard, reloadedFor);
  const version = createVersionStore({
    clock: { now: () => now },
    storage,
    hasStoredInput: () => hasStoredInput,
  });
  return { version, reload, fetchBuild, wait: (ms: number) => (now += ms) };
}

test.each([
  ['offers a new version ten minutes after the page was opened', 600_000, {}, 1, true],
  ['sends no request in the first ten minutes after the page was opened', 599_999, {}, 0, false],
  ['offers nothing when the served build is the running one', 600_000, { served: 'build-1' }, 1, false],
  [
    'sends no request when the page names no build',
    600_000,
    { head: '<meta name="build" content="">' },
    0,
    false,
  ],
  ['sends no request when the page has no meta element for the build', 600_000, { head: '' }, 0, false],
])('the check for a new version %s', async (_what, ms, builds, requests, isOffered) => {
  const { version, fetchBuild, wait } = setUp(builds);
  wait(ms);
  await version.check();
  expect([fetchBuild.mock.calls.length, version.isOffered.value]).toEqual([requests, isOffered]);
});

test.each([
  ['<form><input value="ana"><input></form>', true],
  ['<form><textarea>hola</textarea></form>', true],
  ['<form><input><textarea></textarea></form>', false],
  ['<form><input type="checkbox" value="on"></form>', false],
  ['<form><input value="ana@correo.mx" readonly hidden></form>', false],
  ['<input value="ana">', false],
  ['<textarea>América 2-1 Tigres</textarea>', true],
  ['<textarea></textarea>', false],
  ['<textarea readonly>Reto Ruffles</textarea>', false],
  ['<input role="spinbutton" value="3">', false],
  ['<form><select><option value="3" selected>marzo</option></select></form>', true],
  ['<form><select><option value="">Mes</option></select></form>', false],
  ['<form><input type="checkbox" checked></form>', false],
  ['<div data-modal="x"><input value="12"></div>', true],
  ['<div data-modal="trivia"><button aria-pressed="true">Tigres</button></div>', true],
  ['<div data-modal="trivia"><button aria-pressed="false">Tigres</button></div>', false],
  ['<button aria-pressed="true">Faltan</button>', false],
])(
  'when the body of the document is %j, a missing chunk offers the new version instead of a reload: %j',
  async (body, isOffered) => {
    const { version, reload } = setUp({ body });
    await version.onMissingChunk();
    expect([version.isOffered.value, reload.mock.calls.length]).toEqual([isOffered, isOffered ? 0 : 1]);
  },
);

test('a ticked box of a form keeps a missing chunk from reloading the page', async () => {
  const { version, reload } = setUp({ body: '<form><input type="checkbox"></form>' });
  document.querySelector('input')?.click();
  await version.onMissingChunk();
  expect([version.isOffered.value, reload.mock.calls.length]).toEqual([true, 0]);
});

test('input that no field of the page shows keeps a missing chunk from reloading the page', async () => {
  const { version, reload } = setUp({ hasStoredInput: true });
  await version.onMissingChunk();
  expect([version.isOffered.value, reload.mock.calls.length]).toEqual([true, 0]);
});

test('a missing chunk neither reloads nor offers a version when the build on the server is unknown', async () => {
  const { version, reload } = setUp({ served: null });
  await version.onMissingChunk();
  expect(reload).not.toHaveBeenCalled();
  expect(version.isOffered.value).toBe(false);
});

test('a missing chunk reloads a page that was reloaded before only for an older build', async () => {
  const { version, reload } = setUp({ reloadedFor: 'build-1' });
  await version.onMissingChunk();
  expect([version.isOffered.value, reload.mock.calls.length]).toEqual([false, 1]);
});

test('a missing chunk reloads the page only once for a build', async () => {
  const { version, reload } = setUp();
  await version.onMissingChunk();
  await version.onMissingChunk();
  expect([version.isOffered.value, reload.mock.calls.length]).toEqual([true, 1]);
});

test.each([
  ['a filled form', { body: '<form><input value="ana"></form>' }, true],
  ['input that no field of the page shows', { hasStoredInput: true }, true],
  ['nothing typed', { body: '<form><input></form>' }, false],
])('an update of a page with %s loses input: %j, %j', (_what, page, losesInput) => {
  expect(setUp(page).version.losesInput()).toBe(losesInput);
});
