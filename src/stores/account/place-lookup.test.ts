import { expect, test, vi } from 'vitest';
import { ApiError } from '../../api/error.ts';
import type { ZipcodePlace } from '../../domain/types.ts';
import { createFakeApi, failing } from '../../testing/fake-api.ts';
import { createPlaceLookup } from './place-lookup.ts';

const PLACE: ZipcodePlace = { state: 'CDMX', municipality: 'Cuauhtémoc', neighborhoods: ['Roma Norte'] };

function setUp() {
  const zipcode = vi.fn(async (_zipcode: string) => PLACE);
  return { zipcode, lookup: createPlaceLookup(createFakeApi({ zipcode })) };
}

test('a look-up of a postal code that does not exist is no failure', async () => {
  const { lookup, zipcode } = setUp();
  zipcode.mockImplementationOnce(failing('zipcode-not-found'));
  expect(await lookup.load('00000')).toBeNull();
  expect(lookup.place.value).toEqual({ status: 'ready', data: null });
});

test('a look-up that a newer one has replaced resolves with the place of the newer one', async () => {
  const { lookup, zipcode } = setUp();
  zipcode.mockResolvedValueOnce({ ...PLACE, state: 'Jalisco' });
  expect(await Promise.all([lookup.load('44100'), lookup.load('06700')])).toEqual([PLACE, PLACE]);
  expect(lookup.place.value).toEqual({ status: 'ready', data: PLACE });
});

test('a failed look-up stays failed after a reset, until a look-up finds a place', async () => {
  const { lookup, zipcode } = setUp();
  zipcode.mockImplementationOnce(failing('networkError'));
  await expect(lookup.load('06700')).rejects.toEqual(new ApiError('networkError'));
  lookup.reset();
  const seen = [lookup.place.value.status];
  await lookup.load('06700');
  lookup.reset();
  seen.push(lookup.place.value.status);
  expect(seen).toEqual(['failed', 'idle']);
});

test('a look-up stays failed after one of a postal code that does not exist', async () => {
  const { lookup, zipcode } = setUp();
  zipcode
    .mockImplementationOnce(failing('networkError'))
    .mockImplementationOnce(failing('zipcode-not-found'));
  await lookup.load('06700').catch(() => undefined);
  await lookup.load('00000');
  lookup.reset();
  expect(lookup.place.value.status).toBe('failed');
});
