import * as v from 'valibot';
import { type AgendaKind, findStep, getAgenda, parseSpan, resolveExpression } from '../agenda/agenda.ts';
import { checkInstant, MAX_INSTANT, MAX_RATE } from '../catalogue/bounds.ts';
import { type DeviceMode, deviceSchema } from '../catalogue/clock.ts';
import type { Fact } from '../engine/history/facts.ts';
import type { PageState } from '../engine/page/page-adapter.ts';
import { toCanonicalJson } from '../lib/hash.ts';
import { HOUR_MS, MINUTE_MS, SECOND_MS } from '../lib/time.ts';
import type { MockRuntime } from '../runtime.ts';

/** An instant in ms, or an expression such as `cierre(7, 1) - 1m`, `semana(8)`, `2026-08-28 19:00`. */
export type Time = number | string;
export type Landing = 'before' | 'at' | 'after';

interface JumpOptions {
  /**
   * A silent jump doesn't notify the app, which learns the new time from its next call. A jump back that restores
   * data reloads the page all the same. False by default.
   */
  silent?: boolean;
}

export type StepOptions = JumpOptions & { land?: Landing; data?: boolean; kinds?: readonly AgendaKind[] };

const OFFSETS: Readonly<Record<Landing, number>> = { before: -MINUTE_MS, at: 0, after: MINUTE_MS };

export function checkRate(rate: number): void {
  if (!Number.isFinite(rate) || rate < 0 || rate > MAX_RATE)
    throw new Error(`La velocidad va de 0 a ${MAX_RATE}.`);
}

export function checkDevice(mode: DeviceMode): void {
  if (!v.is(deviceSchema, mode))
    throw new Error('El reloj del dispositivo es real, server o una diferencia en ms, hasta 5 años.');
}

export function createClockControl(runtime: MockRuntime) {
  const { world, device, pageAdapter, bus } = runtime;
  const { timeline, clock } = world;
  const resolve = (time: Time) => resolveExpression(time, world);

  const setRate = (rate: number) =>
    runtime.change(() => {
      checkRate(rate);
      clock.set(clock.now(), rate);
    });

  function setTime(at: number, { data = true, silent = false }: StepOptions): PageState | null {
    checkInstant(at);
    const from = world.now();
    const countUntil = (facts: readonly Fact[]) => facts.findLastIndex((fact) => fact.at <= at) + 1;
    if (at < from && data) return runtime.goToCursor(countUntil(timeline.applied()), at);
    const { facts, cursor } = timeline.current();
    // A jump forward applies again the facts that an earlier jump back has undone.
    const nextCursor = at < from ? cursor : Math.max(cursor, countUntil(facts));
    const page = nextCursor > cursor ? facts[nextCursor - 1]?.page : undefined;
    if (nextCursor > cursor) world.rebuildAt(nextCursor);
    clock.set(at);
    if (nextCursor === facts.length) world.commit('clock', { from, to: world.now(), silent }, 'panel');
    if (!page || silent) return null;
    const { storage } = pageAdapter.snapshot();
    return toCanonicalJson(page.storage) === toCanonicalJson(storage) ? null : page;
  }

  const jumpTo = (getTime: () => number, options: StepOptions) =>
    runtime.jump(() => setTime(Math.round(getTime()), options), { notifiesApp: !options.silent });

  return {
    now: () => world.now(),
    view: runtime.getClockView,
    freeze: () => setRate(0),
    /** `rate` is the number of world ms per real ms, by default 1. Rejects a rate below 0 or above 3,600. */
    resume: (rate = 1) => setRate(rate),
    /** `span` is a duration in ms, or a text such as `2h`, `-1d 30m`, `90s`. */
    async advance(span: number | string, { silent }: JumpOptions = {}) {
      const ms = parseSpan(span);
      await jumpTo(() => world.now() + ms, { silent });
    },
    /**
     * Goes to an instant, or to a minute before or after it (`land`). A jump back also restores the data of that
     * instant and reloads the page; with `data: false` it changes only the clock. A jump forward applies again the
     * facts that an earlier jump back had undone, up to that instant, and reloads the page if they had changed its
     * storage, unless it is `silent`.
     */
    async goto(time: Time, { land = 'at', ...options }: Omit<StepOptions, 'kinds'> = {}) {
      const at = resolve(time) + OFFSETS[land];
      await jumpTo(() => at, options);
    },
    /**
     * Goes to the next (+1) or previous (−1) event of the `kinds`, by default cut-off, kick-off and final; `land`
     * sets a minute before or after the event. Skips events with `isCalledOff`. While the clock runs, a step back
     * also skips the event that the clock has just passed: less than a minute of world time ago or, at rates above
     * 20, less than 3 seconds of real time ago. Rejects when there is no such event.
     */
    async step(direction: 1 | -1, { land = 'at', kinds, ...options }: StepOptions = {}) {
      const offset = OFFSETS[land];
      const { rate } = clock.state();
      const grace = rate === 0 ? 0 : Math.max(MINUTE_MS, 3 * SECOND_MS * rate);
      const event = findStep(getAgenda(world.schema), world.now(), direction, kinds, { offset, grace });
      if (!event) throw new Error(direction === 1 ? 'No hay más eventos.' : 'No hay eventos anteriores.');
      await jumpTo(() => event.at + offset, options);
    },
    /**
     * Sets the device's clock: `real` is the device's own time, `server` the world's time (the default), and a
     * number an offset from the device's own time in ms. Notifies the app, as `poke` does.
     */
    async device(mode: DeviceMode) {
      checkDevice(mode);
      await runtime.change(() => {
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
      await runtime.whenIdle();
    },
  };
}

interface AgendaFilter {
  from?: number;
  to?: number;
  kinds?: readonly AgendaKind[];
}

export function createAgendaControl({ world }: MockRuntime) {
  const list = ({ from = -Infinity, to = Infinity, kinds }: AgendaFilter = {}) =>
    getAgenda(world.schema).filter(
      ({ at, kind }) => at >= from && at <= to && (kinds === undefined || kinds.includes(kind)),
    );
  return {
    list,
    next: ({ kinds }: { kinds?: readonly AgendaKind[] } = {}) => findStep(list(), world.now(), 1, kinds),
  };
}

/**
 * Shortest time between two notifications of the app about agenda events, in real ms. At ×3,600 several events pass in
 * a second, and each notification makes the app reload its data.
 */
const MIN_PAUSE_MS = SECOND_MS;
/** Longest delay of the timer for the next event. `setTimeout` fires at once for delays above 24.8 days. */
const MAX_PAUSE_MS = HOUR_MS;

/**
 * While the clock runs faster than real time, notifies the app at each event of the agenda, as if the user had
 * returned to the tab. Without a notification, the app would refetch up to a minute of real time after an event,
 * because its timers run in real time. After a silent jump, the app is not notified before its next call. Returns a
 * function that stops the notifications.
 */
export function announceEvents(runtime: MockRuntime): () => void {
  const { world, bus, timers, pageAdapter, realNow } = runtime;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** World time of the last notification or jump: events after it are announced. */
  let announcedUntil = world.now();
  /** Real time of the last notification. */
  let announcedAt = Number.NEGATIVE_INFINITY;

  function schedule() {
    timers.clear(timer);
    const { rate } = world.clock.state();
    if (rate <= 1) {
      announcedUntil = world.now();
      return;
    }
    const next = getAgenda(world.schema).find(
      ({ at, isCalledOff }) => at > announcedUntil && at <= MAX_INSTANT && !isCalledOff,
    );
    if (!next) return;
    const pause = Math.max((next.at - world.now()) / rate, announcedAt + MIN_PAUSE_MS - realNow());
    timer = timers.set(() => announce(next.at), Math.min(Math.max(0, Math.ceil(pause)), MAX_PAUSE_MS));
  }

  function announce(at: number) {
    if (world.now() >= at) {
      announcedUntil = world.now();
      announcedAt = realNow();
      if (!runtime.getClockView().isAppBehind) pageAdapter.poke();
    }
    schedule();
  }

  const stopTravel = bus.on('travel', () => {
    announcedUntil = world.now();
  });
  const stopChange = bus.on('change', schedule);
  schedule();
  return () => {
    stopTravel();
    stopChange();
    timers.clear(timer);
  };
}
