import { Response } from 'miragejs';
import { COOKIE_HEADER } from '../engine/mirage/route-table.ts';
import { createRandomHex } from '../lib/random.ts';
import { SALTS } from '../salts.ts';
import type { CheckedRoute, HandlerRequest } from './checked-route.ts';

export type CookieHeaders = ReturnType<typeof createCookieHeaders>;

/** Returns a function that creates the header of a new CSRF cookie, different for each call. */
export function createCookieHeaders() {
  let count = 0;
  return ({ seed, factCount }: HandlerRequest) => {
    count += 1;
    return { [COOKIE_HEADER]: createCsrfCookie(seed, count + factCount * 1000) };
  };
}

export function routeCsrfCookie(route: CheckedRoute, createHeader: CookieHeaders) {
  route('GET /sanctum/csrf-cookie', (_schema, request) => new Response(204, createHeader(request)));
}

/**
 * Creates the CSRF cookie, `XSRF-TOKEN=<value>`. As in Laravel, the value is JSON in base64 and percent-encoded. The
 * value ends in an encoded `=`, so the CSRF check refuses a client that sends the value back without decoding it.
 */
export const createCsrfCookie = (seed: number, turn: number): string =>
  `XSRF-TOKEN=${encodeURIComponent(btoa(`{"iv":"${createRandomHex(22, seed, SALTS.csrfCookie, turn)}"}`))}`;
