import { expect, test, vi } from 'vitest';
import type { Api } from '../../api/api.ts';
import type { ZipcodePlace } from '../../domain/types.ts';
import { createFakeApi, failing } from '../../testing/fake-api.ts';
import { createPageLoads } from '../shell/error-dialogs.ts';
import { createModalStore } from '../shell/modal.ts';
import { createZipcodeLookup } from './zipcode.ts';

const PLACE: ZipcodePlace = {
  zipcode: '06700',
  state: 'CDMX',
  municipality: 'Cuauhtémoc',
  neighborhoods: ['Roma Norte'],
};

function setUp(zipcode: Api['zipcode']) {
  const methods = { zipcode: vi.fn(zipcode) };
  const handlers = { onFound: vi.fn(), onNotFound: vi.fn() };
  const modal = createModalStore();
  const loads = createPageLoads(modal);
  const place = createZipcodeLookup({ api: createFakeApi(methods), loads, ...handlers });
  const getDialog = () => modal.current.value?.type ?? null;
  return { place, methods, modal, getDialog, ...handlers };
}

function setUpHeld() {
  const answers: { resolve: (place: ZipcodePlace) => void; reject: (error: Error) => void }[] = [];
  const world = setUp(() => new Promise((resolve, reject) => answers.push({ resolve, reject })));
  return { ...world, answers };
}

test('a new zipcode lookup is idle, and its whenIdle resolves', async () => {
  const { place } = setUp(async () => PLACE);
  expect(place.state.value).toEqual({ status: 'idle' });
  await expect(place.whenIdle()).resolves.toBeUndefined();
});

test('a zipcode lookup has the status loading until the server returns the place', async () => {
  const { place, onFound, methods } = setUp(async () => PLACE);
  const looking = place.lookup('06700');
  expect(place.state.value).toEqual({ status: 'loading', data: null });
  await looking;
  expect(place.state.value).toEqual({ status: 'ready', data: PLACE });
  expect(onFound).toHaveBeenCalledExactlyOnceWith(PLACE);
  expect(methods.zipcode.mock.calls[0]?.[0]).toBe('06700');
});

test('a zipcode lookup is ready without data and calls only onNotFound when the postal code does not exist', async () => {
  const { place, onFound, onNotFound, getDialog } = setUp(failing('zipcode-not-found'));
  await place.lookup('00000');
  expect(place.state.value).toEqual({ status: 'ready', data: null });
  expect(onNotFound).toHaveBeenCalledOnce();
  expect([onFound.mock.calls, getDialog()]).toEqual([[], null]);
});

test('a failed zipcode lookup shows networkError, and “Reintentar” looks the postal code up again', async () => {
  const { place, methods, modal, getDialog, onNotFound } = setUp(failing('network'));
  await place.lookup('06700');
  expect(place.state.value).toEqual({ status: 'failed' });
  expect([getDialog(), onNotFound.mock.calls]).toEqual(['networkError', []]);
  methods.zipcode.mockResolvedValueOnce(PLACE);
  modal.accept();
  await place.whenIdle();
  expect(place.state.value).toEqual({ status: 'ready', data: PLACE });
  expect(methods.zipcode.mock.lastCall?.[0]).toBe('06700');
});

test('whenIdle of a zipcode lookup waits for the pending request', async () => {
  const { place, answers } = setUpHeld();
  void place.lookup('06700');
  let isIdle = false;
  const idle = place.whenIdle().then(() => (isIdle = true));
  await Promise.resolve();
  expect(isIdle).toBe(false);
  answers[0]?.resolve(PLACE);
  await idle;
  expect(place.state.value).toEqual({ status: 'ready', data: PLACE });
});

test.each([
  ['place', (held: ReturnType<typeof setUpHeld>) => held.answers[0]?.resolve(PLACE)],
  ['failure', (held: ReturnType<typeof setUpHeld>) => held.answers[0]?.reject(new Error('lost'))],
])(
  'a second zipcode lookup aborts the request of the first and stays loading when the %s of the first arrives',
  async (_, answer) => {
    const held = setUpHeld();
    const first = held.place.lookup('06700');
    void held.place.lookup('01000');
    expect(held.methods.zipcode.mock.calls.map(([, options]) => options?.signal?.aborted)).toEqual([
      true,
      false,
    ]);
    answer(held);
    await first;
    expect(held.place.state.value).toEqual({ status: 'loading', data: null });
    expect([held.onFound.mock.calls, held.getDialog()]).toEqual([[], null]);
  },
);

test('reset of a zipcode lookup makes it idle, and the place of a pending request that arrives later changes nothing', async () => {
  const { place, answers, onFound } = setUpHeld();
  const looking = place.lookup('06700');
  place.reset();
  answers[0]?.resolve(PLACE);
  await looking;
  expect([place.state.value, onFound.mock.calls]).toEqual([{ status: 'idle' }, []]);
});

test('after a failed zipcode lookup, reset leaves the status failed; after a lookup that finds a place, reset sets idle', async () => {
  const { place, methods } = setUp(failing('network'));
  await place.lookup('06700');
  place.reset();
  expect(place.state.value).toEqual({ status: 'failed' });
  methods.zipcode.mockResolvedValueOnce(PLACE);
  await place.lookup('06700');
  place.reset();
  expect(place.state.value).toEqual({ status: 'idle' });
});
