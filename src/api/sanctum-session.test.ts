import { describe, expect } from 'vitest';
import { catchApiError } from './testing/browser.ts';
import { CSRF, PICKS, POOL, test } from './testing/sanctum.ts';

const UNAUTHENTICATED = { status: 401, json: { message: 'Unauthenticated.' } };

describe('an `Unauthenticated.` response', () => {
  test('a read request rejects with “unauthenticated” when the message `Unauthenticated.` has the status 200', async ({
    server,
    browser,
  }) => {
    server.answer('GET /api/weeks', { json: { message: 'Unauthenticated.' } });
    expect((await catchApiError(browser.api.weeks())).kind).toBe('unauthenticated');
  });

  test('an `Unauthenticated.` response to the CSRF cookie request of the previous session does not end the new session', async ({
    server,
    browser,
  }) => {
    server.answer(CSRF, UNAUTHENTICATED);
    const late = catchApiError(browser.api.sendPool(PICKS));
    browser.session.epoch = 2;
    expect((await late).kind).toBe('aborted');
    expect(browser.sessionsEnded()).toBe(0);
  });

  test('an `Unauthenticated.` response to a request of the previous session does not end the new session', async ({
    server,
    browser,
  }) => {
    server.answer('GET /api/weeks', UNAUTHENTICATED);
    const late = catchApiError(browser.api.weeks());
    browser.session.epoch = 2;
    expect((await late).kind).toBe('aborted');
    expect(browser.sessionsEnded()).toBe(0);
  });
});

describe('a new session', () => {
  test('a successful response to a request of the previous session is rejected as aborted', async ({
    browser,
  }) => {
    const late = catchApiError(browser.api.weeks());
    browser.session.epoch = 2;
    expect((await late).kind).toBe('aborted');
  });

  test('predictions of the previous session that wait for the CSRF cookie are not sent', async ({
    server,
    browser,
  }) => {
    const late = catchApiError(browser.api.sendPool(PICKS));
    browser.session.epoch = 2;
    const { kind, outcomeUnknown } = await late;
    expect([kind, outcomeUnknown]).toEqual(['aborted', false]);
    expect(server.lines()).toEqual([CSRF]);
  });

  test('when another session begins while a CSRF cookie request is pending, its first write request waits for that request instead of sending its own', async ({
    server,
    browser,
  }) => {
    const late = catchApiError(browser.api.sendPool(PICKS));
    browser.session.epoch = 2;
    await browser.api.sendPool(PICKS);
    expect((await late).kind).toBe('aborted');
    expect(server.lines()).toEqual([CSRF, POOL]);
  });
});
