// @vitest-environment jsdom
/**
 * Back ends with one fault each: what the player sees, what check:api says of it, and where “To repair” sends its
 * reader.
 */
import { readFileSync } from 'node:fs';
import { afterEach, expect, test, vi } from 'vitest';
import { formatReport } from '../../scripts/check-api/report.ts';
import { checkMock, getOutcome } from '../../scripts/check-api/testing/check-mock.ts';
import { allowConsole, expectConsole } from '../../scripts/test-setup.ts';
import { BACK_ENDS, NO_FAULT } from './back-ends.ts';
import { playBehind } from './player.ts';

const GUIDE = readFileSync('docs/guides/connect-laravel.md', 'utf8');

/** Whether a line of “To repair” names steps of the guide, and all of them exist. */
function namesPlace(line: string): boolean {
  const steps = [...line.matchAll(/\bstep (\d+)\b/g)].map(([, step]) => `\n## ${step}. `);
  const headings = line.includes('“Before the steps”') ? [...steps, '\n## Before the steps'] : steps;
  return headings.length > 0 && headings.every((heading) => GUIDE.includes(heading));
}

/** Why a body of the back end could not be decoded. */
const UNREADABLE = / can't be read: /;

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test.each(BACK_ENDS)(
  'check:api reports a back end $server, and “To repair” leads to the repair',
  async ({
    server: _,
    start,
    check: [name, outcome, ...repairs],
    after = [],
    player: __,
    warns: ___,
    ...setup
  }) => {
    const only = after === 'all' ? undefined : [name, ...after];
    const report = await checkMock({ ...setup, ...(start && { change: start() }), ...(only && { only }) });
    const lines = formatReport(report).match(/^- .*/gm) ?? [];
    expect(getOutcome(report, name)).toMatch(outcome);
    expect(lines).toEqual(repairs.map((repair) => expect.stringMatching(repair)));
    // A cause that is the same for many rows is in the log alone.
    const pointers = lines.filter((line) => !line.includes('probably one for all'));
    expect(pointers.filter((line) => !namesPlace(line))).toEqual([]);
    allowConsole(UNREADABLE);
  },
);

const PLAYED = BACK_ENDS.flatMap(({ server, start = () => NO_FAULT, isLaravel, player, warns = false }) =>
  player ? [{ server, start, isLaravel, action: player[0], sees: player[1], warns }] : [],
);

test.each(PLAYED)(
  'behind a back end $server, the player’s action $action shows: $sees',
  async ({ start, isLaravel, action, sees, warns }) => {
    expect(await playBehind(start(), action, isLaravel)).toBe(sees);
    allowConsole(UNREADABLE);
    if (warns) expectConsole(/can't be shown/);
  },
);
