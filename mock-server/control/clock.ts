import * as v from 'valibot';
import { type AgendaKind, findStep, getAgenda } from '../agenda/agenda.ts';
import { resolveExpression } from '../agenda/expressions.ts';
import { parseSpan } from '../agenda/span.ts';
import type { BackEnd } from '../back-end.ts';
import { checkInstant, MAX_RATE } from '../catalogue/bounds.ts';
import { type DeviceMode, deviceSchema } from '../engine/clock/device-mode.ts';
import type { JumpOptions } from '../engine/jumps/jumps.ts';
import { MINUTE_MS, SECOND_MS } from '../lib/time.ts';

/** An instant in ms, or an expression such as `cierre(7, 1) - 1m`, `semana(8)`, `2026-08-28 19:00`. */
export type Time = number | string;
export type Landing = 'before' | 'at' | 'after';

export type StepOptions = JumpOptions & { land?: Landing; kinds?: readonly AgendaKind[] };

const OFFSETS: Readonly<Record<Landing, number>> = { before: -MINUTE_MS, at: 0, after: MINUTE_MS };

export function checkRate(rate: number): void {
  if (!Number.isFinite(rate) || rate < 0 || rate > MAX_RATE)
    throw new Error(`La velocidad va de 0 a ${MAX_RATE}.`);
}

export function checkDevice(mode: DeviceMode): void {
  if (!v.is(deviceSchema, mode))
    throw new Error('El reloj del dispositivo es real, server o una diferencia en ms, hasta 5 años.');
}

export function createClockControl(backEnd: BackEnd) {
  const { world, device, pageAdapter, bus } = backEnd;
  const { clock } = world;
  const resolve = (time: Time) => resolveExpression(time, world);

  const setRate = (rate: number) =>
    backEnd.change(() => {
      checkRate(rate);
      clock.set(clock.now(), rate);
    });

  const jumpTo = (getTime: () => number, options: StepOptions) =>
    backEnd.goTo(() => {
      const at = Math.round(getTime());
      checkInstant(at);
      return at;
    }, options);

  return {
    now: () => world.now(),
    view: backEnd.getClockView,
    freeze: () => setRate(0),
    /** `rate` is the number of world ms per real ms, by default 1. Rejects a rate below 0 or above 3,600. */
    resume: (rate = 1) => setRate(rate),
    /**
     * Goes on or back by `span`, a duration in ms or a text such as `2h`, `-1d 30m`, `90s`, with the options of `goto`.
     */
    async advance(span: number | string, options: JumpOptions = {}) {
      const ms = parseSpan(span);
      await jumpTo(() => world.now() + ms, options);
    },
    /**
     * Goes to an instant, or to a minute before or after it (`land`). A jump back also restores the data of that
     * instant and reloads the page; with `data: false` it changes only the clock. A jump forward applies again the
     * facts that an earlier jump back had undone, up to that instant, and reloads the page if they had changed its
     * storage, unless it is `silent`.
     */
    async goto(time: Time, { land = 'at', ...options }: Omit<StepOptions, 'kinds'> = {}) {
      // Refuses an invalid expression at once. The instant itself is that of the jump's beginning: after two presses of
      // “+1 h” while a call is under way, the second hour follows the first.
      resolve(time);
      await jumpTo(() => resolve(time) + OFFSETS[land], options);
    },
    /**
     * Goes to the next (+1) or previous (−1) event of the `kinds`, by default cut-off, kick-off and final; `land`
     * sets a minute before or after the event. Skips events with `isCalledOff`. While the clock runs, a step back
     * also skips the event that the clock has just passed: less than a minute of world time ago or, at rates above
     * 20, less than 3 seconds of real time ago. Rejects when there is no such event.
     */
    async step(direction: 1 | -1, { land = 'at', kinds, ...options }: StepOptions = {}) {
      const offset = OFFSETS[land];
      await jumpTo(() => {
        const { rate } = clock.state();
        const grace = rate === 0 ? 0 : Math.max(MINUTE_MS, 3 * SECOND_MS * rate);
        const event = findStep(getAgenda(world.schema), world.now(), direction, kinds, { offset, grace });
        if (!event) throw new Error(direction === 1 ? 'No hay más eventos.' : 'No hay eventos anteriores.');
        return event.at + offset;
      }, options);
    },
    /**
     * Sets the device's clock: `real` is the device's own time, `server` the world's time (the default), and a
     * number an offset from the device's own time in ms. Notifies the app, as `poke` does.
     */
    async device(mode: DeviceMode) {
      checkDevice(mode);
      await backEnd.change(() => {
        device.set(mode);
        // The app corrects the device's clock by the last `Date` header. Without `poke`, a simulated return to the tab,
        // the app's time would be wrong by the change until the app's next call.
        pageAdapter.poke();
      });
    },
    /** Returns the instant that an expression means now. Throws an `Error` in Spanish for an invalid expression. */
    resolve,
    /** Notifies the app as if the user had returned to the tab, so that the app refetches. */
    async poke() {
      pageAdapter.poke();
      bus.emitChange();
      await backEnd.whenIdle();
    },
  };
}
