import { expect, test, vi } from 'vitest';
import { allowConsole, expectConsole, getConsoleOutput } from '../../../scripts/test-setup.ts';
import { ApiError } from '../../api/error.ts';
import { createModalStore, type ModalStore } from './modal.ts';
import { createPageLoads } from './page-loads.ts';

test.each([
  ['a page without fields', {}, false],
  ['a page with fields', { hasInput: true }, true],
])(
  'after a failed load of %s, the dialog networkError knows that the page has fields or has none',
  async (_what, options, hasInput) => {
    const modal = createModalStore();
    const loads = createPageLoads(modal, options);
    loads.open();
    await loads.run(() => Promise.reject(new ApiError('networkError')));
    expect(modal.current.value).toMatchObject({ params: { hasInput, canRetry: true } });
  },
);

const createMistake = () => new TypeError('x is not a function');

test.each<[string, () => unknown, string[], number]>([
  ['a mistake in the code', createMistake, ['unpreventedError'], 1],
  [
    'a mistake beside a lost connection',
    () => new AggregateError([createMistake(), new ApiError('networkError')]),
    ['unpreventedError', 'networkError'],
    1,
  ],
  ['a thrown text', () => 'oops', ['unpreventedError'], 1],
  [
    'an error of the server',
    () => new ApiError('unpreventedError', { status: 500 }),
    ['unpreventedError'],
    0,
  ],
])(
  'after a load that fails with %s, createPageLoads shows the dialogs, and the console has what is no ApiError',
  async (_what, create, dialogs, lines) => {
    const modal = createModalStore();
    const show = vi.spyOn(modal, 'show');
    const loads = createPageLoads(modal);
    loads.open();
    await loads.run(() => Promise.reject(create()));
    expect(show.mock.calls.map(([{ type }]) => type)).toEqual(dialogs);
    expect(getConsoleOutput()).toHaveLength(lines);
    allowConsole(/TypeError: x is not a function|oops/);
  },
);

const fail = () => Promise.reject(new ApiError('networkError'));

/** Opens a page, one of whose loads fails. */
async function failOnPage(modal: ModalStore) {
  const loads = createPageLoads(modal);
  const leave = loads.open();
  await loads.run(fail);
  return { leave, loads };
}

test('“Reintentar” of a failed load closes with its page, and that of another page stays', async () => {
  const modal = createModalStore();
  const { leave } = await failOnPage(modal);
  leave();
  expect(modal.current.value).toBeNull();
  await failOnPage(modal);
  leave();
  expect(modal.current.value?.type).toBe('networkError');
});

test('“Reintentar” of a failed load that waits behind another dialog goes with its page', async () => {
  const modal = createModalStore();
  modal.show({ type: 'signOut' });
  const { leave } = await failOnPage(modal);
  leave();
  modal.accept();
  expect(modal.current.value).toBeNull();
});

test('“Reintentar” of two failed loads closes with their page', async () => {
  const modal = createModalStore();
  const { leave, loads } = await failOnPage(modal);
  await loads.run(fail);
  leave();
  expect(modal.current.value).toBeNull();
});

test('when the session has ended during a load, no dialog of another failed call waits behind `expiredSession`', async () => {
  const modal = createModalStore();
  const loads = createPageLoads(modal);
  loads.open();
  modal.show({ type: 'expiredSession', params: { isForeign: false } });
  const busy = new ApiError('unpreventedError', { status: 503 });
  const ended = new ApiError('unauthenticated', { status: 401 });
  await loads.run(() => Promise.reject(new AggregateError([busy, ended])));
  modal.accept();
  expect(modal.current.value).toBeNull();
});

test('a mistake in a load of a page that was left shows no dialog and reaches the console', async () => {
  const modal = createModalStore();
  const loads = createPageLoads(modal);
  const close = loads.open();
  await loads.run(async () => {
    close();
    throw createMistake();
  });
  expect(modal.current.value).toBeNull();
  expect(getConsoleOutput()).toHaveLength(1);
  expectConsole(/TypeError: x is not a function/);
});
