import { expect, test, vi } from 'vitest';
import { ApiError } from '../../api/error.ts';
import type { CurrentWeek } from '../../domain/types.ts';
import { createStorage, STORAGE_KEYS } from '../../lib/storage.ts';
import { createFakeApi, failing } from '../../testing/fake-api.ts';
import { at, week } from '../../testing/fixtures.ts';
import { createCurrentWeekAnswer, getErrorToShow } from './current-week-answer.ts';

const WEEKS = [week(6, '2026-08-21'), week(7, '2026-08-28'), week(8, '2026-09-04')];

function setUp(now = '2026-08-29T12:00:00') {
  const api = {
    currentWeek: vi.fn(async (): Promise<CurrentWeek> => ({ number: 7, betDays: 'viernes' })),
  };
  const storage = createStorage(null);
  const answer = createCurrentWeekAnswer({ api: createFakeApi(api), storage, time: { read: () => at(now) } });
  async function load(weeks = WEEKS) {
    const reply = await answer.load();
    return { ...answer.takeOver(reply, weeks), error: getErrorToShow(reply, weeks, at(now)) };
  }
  return { answer, api, load, storage };
}

test.each([
  ['of an earlier visit', '7', 7, false],
  ['of an earlier visit with open games', '7/4', 7, false],
  ['by date when no earlier visit has stored one', null, 8, true],
  ['by date when the stored week is not listed', '12', 8, true],
  ['by date when a later week than the stored one has begun', '6', 8, true],
])(
  'after the first call for the current week fails, the current week is that %s',
  async (_which, stored, seasonNumber, isGuessed) => {
    const { answer, api, load, storage } = setUp();
    if (stored !== null) storage.set(STORAGE_KEYS.week, stored);
    api.currentWeek.mockImplementationOnce(failing('networkError'));
    expect(await load()).toMatchObject({ seasonNumber, isGuessed, betDays: '' });
    expect(answer.isUnanswered.value).toBe(true);
    expect(storage.get(STORAGE_KEYS.week)).toBe(stored);
  },
);

test('after a later call for the current week fails, the current week is that of the earlier answer', async () => {
  const { api, load } = setUp();
  await load();
  api.currentWeek.mockImplementationOnce(failing('networkError'));
  const error = new ApiError('networkError');
  expect(await load()).toEqual({ seasonNumber: 7, isGuessed: false, betDays: 'viernes', error });
});

test('“No current week” after an answer that named a week keeps that week for this visit and forgets it for the next', async () => {
  const { api, load, storage } = setUp();
  await load();
  api.currentWeek.mockImplementation(failing('poolWeekNotValid'));
  expect(await load()).toMatchObject({ seasonNumber: 7, isGuessed: false, betDays: 'viernes' });
  expect(storage.get(STORAGE_KEYS.week)).toBe(null);
});

test.each<[string, string | null, () => Promise<CurrentWeek>]>([
  ['stores the current week', '7', async () => ({ number: 7, betDays: '' })],
  ['stores no week after the final', null, async () => ({ number: 24, betDays: '' })],
  ['forgets the stored week when the server names none', null, failing('poolWeekNotValid')],
])('an answer to the call for the current week %s for the next visit', async (_what, expected, reply) => {
  const { api, load, storage } = setUp();
  storage.set(STORAGE_KEYS.week, '6');
  api.currentWeek.mockImplementation(reply);
  await load();
  expect(storage.get(STORAGE_KEYS.week)).toBe(expected);
});

test.each([
  ['after the season', '2026-09-05T12:00:00', null],
  ['during the season', '2026-08-31T12:00:00', new ApiError('poolWeekNotValid')],
])('“No current week” %s is a failure to show only during the season', async (_when, now, failure) => {
  const { answer, api, load } = setUp(now);
  api.currentWeek.mockImplementation(failing('poolWeekNotValid'));
  const { error } = await load([week(7, '2026-08-28')]);
  expect([error, answer.isUnanswered.value]).toEqual([failure, false]);
});

test.each([
  ['above the last week more than seven days after its start', '2026-09-11T00:00:01', 9],
  ['chosen by date before', '2026-09-10T23:59:59', 8],
])('after “No current week” the season week is %s', async (_which, now, seasonNumber) => {
  const { api, load } = setUp(now);
  api.currentWeek.mockImplementation(failing('poolWeekNotValid'));
  expect(await load()).toMatchObject({ seasonNumber, isGuessed: false });
});

test('after “No current week” without any week there is no season week', async () => {
  const { api, load } = setUp();
  api.currentWeek.mockImplementation(failing('poolWeekNotValid'));
  expect(await load([])).toMatchObject({ seasonNumber: null });
});

test('a call for the current week has failed when the newer call that replaced it fails', async () => {
  const { answer, api, load } = setUp();
  api.currentWeek.mockImplementation(failing('networkError'));
  await Promise.all([load(), answer.load()]);
  expect(answer.isUnanswered.value).toBe(true);
});

test('a call for the current week has failed when its replacement fails, although an earlier call was answered', async () => {
  const { answer, api, load } = setUp();
  await load();
  api.currentWeek.mockImplementation(failing('networkError'));
  await Promise.all([load(), answer.load()]);
  expect(answer.isUnanswered.value).toBe(true);
});

test('the answer to a call for the current week alone names the current week', async () => {
  const { answer, api, load } = setUp();
  api.currentWeek.mockImplementationOnce(failing('networkError'));
  await load();
  expect(answer.takeOver(await answer.load(), WEEKS)).toEqual({
    seasonNumber: 7,
    isGuessed: false,
    betDays: 'viernes',
  });
  expect(answer.isUnanswered.value).toBe(false);
});

test('when its call fails, the load of the current week resolves with the error and doesn’t reject', async () => {
  const { answer, api } = setUp();
  api.currentWeek.mockImplementation(failing('networkError'));
  expect(await answer.load()).toEqual(new ApiError('networkError'));
});

test('joining the call for the current week sends no second one while it is under way', async () => {
  const { answer, api } = setUp();
  const [, joined] = await Promise.all([answer.load(), answer.join()]);
  expect(joined).toEqual({ number: 7, betDays: 'viernes' });
  expect(api.currentWeek).toHaveBeenCalledTimes(1);
});

test('joining the call for the current week rejects when the call fails', async () => {
  const { answer, api } = setUp();
  api.currentWeek.mockImplementation(failing('networkError'));
  await expect(answer.join()).rejects.toEqual(new ApiError('networkError'));
});
