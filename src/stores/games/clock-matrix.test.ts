import { afterAll, expect, it } from 'vitest';
import { parseCentreTime } from '../../domain/centre-time.ts';
import { getGameState, getPredictionWindow } from '../../domain/window.ts';
import { createTimeStore } from '../shell/time.ts';

const ZONES = [
  'America/Mexico_City',
  'America/Tijuana',
  'America/Cancun',
  'America/New_York',
  'America/Los_Angeles',
  'America/Sao_Paulo',
  'Europe/Madrid',
  'Asia/Kolkata',
  'Asia/Kathmandu',
  'Pacific/Kiritimati',
  'Pacific/Pago_Pago',
  'UTC',
];
const SKEWS = Array.from({ length: 53 }, (_, index) => (index - 26) * 60);
const MINUTE_MS = 60_000;

const two = (value: number) => String(value).padStart(2, '0');

function createCase(index: number) {
  const day = 1 + ((index * 5) % 28);
  const month = 1 + (index % 12);
  const date = `2026-${two(month)}-${two(day)}`;
  const hour = 12 + (index % 11);
  // Seconds from the cut-off to the tested instant. Negative: before the cut-off.
  const offset = [-1, 0, 3_600, -3_600][index % 4] ?? 0;
  const second = (hour - 2) * 3_600 + 5 * 60 + offset;
  const wall = `${two(Math.floor(second / 3_600))}:${two(Math.floor(second / 60) % 60)}:${two(second % 60)}`;
  return { date, time: `${two(hour)}:05:00`, wall, cutoff: `${two(hour - 2)}:05:00` };
}

const zone = process.env.TZ;
afterAll(() => {
  if (zone === undefined) delete process.env.TZ;
  else process.env.TZ = zone;
});

it('a game is open before its cut-off and closed from then on in all 127,200 combinations of time zone, clock error and kick-off', () => {
  const wrong: string[] = [];
  for (const name of ZONES) {
    process.env.TZ = name;
    for (const skew of SKEWS) {
      const device = { time: 0, now: () => device.time };
      const time = createTimeStore({ clock: device, isHidden: () => true });
      for (let index = 0; index < 200; index += 1) {
        const { date, time: hour, wall, cutoff } = createCase(index);
        const truth = Date.parse(`${date}T${wall}-06:00`);
        device.time = truth + skew * MINUTE_MS;
        time.observe({ serverTime: truth, sentAt: device.time, receivedAt: device.time });
        const window = getPredictionWindow(
          { kickOff: parseCentreTime(date, hour) },
          { beforeHoursBet: null, beforeWeeksBet: null, dateStart: date },
        );
        const input = { game: { status: 'active' as const }, window, prediction: null, draft: null };
        const verdict = getGameState(input, time.read());
        const expected = wall < cutoff ? 'open' : 'closed';
        if (verdict !== expected) wrong.push(`${name} ${skew} ${date} ${wall}: ${verdict}`);
      }
    }
  }
  expect(wrong).toEqual([]);
}, 60_000);
