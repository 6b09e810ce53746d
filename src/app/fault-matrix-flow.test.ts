// @vitest-environment jsdom
/**
 * Plays every API call of the product (`account-rows.tsx` and `game-rows.tsx` in `src/testing/fault-matrix/`) with
 * every fault (`FAULTS` in `faults.ts`). An unhandled rejection fails the run.
 */
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { allowConsole } from '../../scripts/test-setup.ts';
import { contract, fitsPath } from '../api/testing/contract.ts';
import { getFieldError } from '../copy/field-errors.ts';
import type { TextDialogRequest } from '../stores/shell/dialogs.ts';
import { ACCOUNT_ROWS } from '../testing/fault-matrix/account-rows.tsx';
import { GAME_ROWS } from '../testing/fault-matrix/game-rows.tsx';
import { type Case, getCases } from '../testing/fault-matrix/outcome.ts';
import { loadCode, playCell } from '../testing/fault-matrix/play.ts';
import { at } from '../testing/fixtures.ts';
import { createDialogStores, SAMPLE_DIALOGS } from '../testing/sample-dialogs.ts';
import { describeDialog } from './modals/describe-dialog.tsx';

beforeAll(loadCode);
beforeEach(() => {
  vi.useFakeTimers({ now: at('2026-08-30T12:00:00') });
  // A random value of 0.5 makes each pause between attempts exactly as long as its base value.
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  // biome-ignore lint/suspicious/noDocumentCookie: an earlier answer has set it.
  document.cookie = 'XSRF-TOKEN=there';
});

const READABLE = /\p{L}{3}/u;

const describe = (dialog: TextDialogRequest) => describeDialog(dialog, createDialogStores());

const ROWS = [...ACCOUNT_ROWS, ...GAME_ROWS];
const CASES = ROWS.flatMap(getCases);

test.each(CASES.map((faultCase) => [faultCase.title, faultCase] as const))(
  'in the whole product, %s',
  async (_, faultCase) => {
    const { outcome, dialog, ...rest } = await playCell(faultCase);
    // The faults include bodies that can't be decoded, whose reason is in the console.
    allowConsole(/ can't be read: /);
    expect(outcome).toEqual(faultCase.expected);
    expect(rest).toEqual({ moreDialogs: [], isBusy: false, lostInput: [] });
    for (const code of Object.values(outcome.fields)) expect(getFieldError(code)).toMatch(READABLE);
    if (!dialog) return;
    const { text } = describe(dialog);
    expect(text).toMatch(READABLE);
    expect(text).not.toMatch(/undefined|NaN/);
  },
);

test('the fault matrix has a row for every call of openapi.yaml', () => {
  const calls = Object.entries<object>(contract.paths).flatMap(([path, verbs]) =>
    Object.keys(verbs).map((verb) => `${verb.toUpperCase()} ${path}`),
  );
  expect(calls.filter((call) => !ROWS.some(({ line }) => fitsPath(call, line)))).toEqual([]);
});

test('the cases of the fault matrix reach every error dialog except promotionAsset, which no API call raises', () => {
  const reached = new Set(CASES.map(({ expected }) => expected.dialog));
  // A promotion without a download address raises `promotionAsset`; no API call raises this dialog.
  const errors = SAMPLE_DIALOGS.filter((dialog) => describe(dialog).variant === 'error');
  expect(errors.map(({ type }) => type).filter((type) => !reached.has(type))).toEqual(['promotionAsset']);
});

const WITHOUT_COOKIES = ['POST /api/auth/login', 'POST /api/pool/user', 'POST /api/trivia/answer'];

test.each(WITHOUT_COOKIES)(
  'the API call %s fetches one CSRF cookie and succeeds when scripts can read no cookie',
  async (line) => {
    vi.spyOn(document, 'cookie', 'get').mockReturnValue('');
    const good = CASES.find(
      (faultCase) => faultCase.row.line === line && faultCase.fault.name === 'wrapped',
    ) as Case;
    const { outcome } = await playCell(good);
    // When no XSRF cookie is readable, each POST call fetches a CSRF cookie first.
    const requests = { ...good.expected.requests, csrf: 1 };
    expect(outcome).toEqual({ ...good.expected, requests });
  },
);
