import { findStep, getAgenda, getAgendaSource } from '../agenda/agenda.ts';
import { parseSpan, resolveExpression } from '../agenda/expressions.ts';
import { viewClock } from '../clock/view.ts';
import type { MockControl } from '../control.ts';
import { HOUR_MS, MINUTE_MS, SECOND_MS } from '../lib/time.ts';
import type { Landing, Time } from '../options.ts';
import type { MockRuntime } from '../runtime.ts';

const OFFSETS: Readonly<Record<Landing, number>> = { before: -MINUTE_MS, at: 0, after: MINUTE_MS };
const MAX_RATE = 3_600;

/**
 * Time after an event (world ms) within which a step back skips that event, because the running clock has just
 * passed it.
 */
const getStepGrace = (rate: number) => (rate === 0 ? 0 : Math.max(MINUTE_MS, 3 * SECOND_MS * rate));

export const resolveTime = ({ world }: MockRuntime, time: Time) =>
  resolveExpression(time, {
    source: getAgendaSource(world.schema),
    now: world.now(),
    start: world.settings.start,
  });

export function checkRate(rate: number): void {
  if (!Number.isFinite(rate) || rate < 0 || rate > MAX_RATE)
    throw new Error(`La velocidad va de 0 a ${MAX_RATE}.`);
}

export function createClockControl(runtime: MockRuntime): MockControl['clock'] {
  const { world, device, transitions, commands, pageAdapter, bus } = runtime;
  const resolve = (time: Time) => resolveTime(runtime, time);

  async function setRate(rate: number) {
    checkRate(rate);
    await runtime.exclusive(() => {
      world.clock.setRate(rate);
      runtime.changed();
    });
    await transitions.whenIdle();
  }

  return {
    now: () => world.now(),
    view: () => viewClock(runtime),
    freeze: () => setRate(0),
    resume: (rate = 1) => setRate(rate),
    async advance(span, { silent = false } = {}) {
      const ms = parseSpan(span);
      await commands.goto(() => world.now() + ms, { data: true, silent });
    },
    async goto(time, { silent = false, data = true, land = 'at' } = {}) {
      const at = resolve(time) + OFFSETS[land];
      await commands.goto(() => at, { data, silent });
    },
    async step(direction, { land = 'at', silent = false, data = true, kinds } = {}) {
      const offset = OFFSETS[land];
      const grace = getStepGrace(world.clock.state().rate);
      const event = findStep(getAgenda(getAgendaSource(world.schema)), world.now(), {
        direction,
        offset,
        kinds,
        grace,
      });
      if (!event) throw new Error(direction === 1 ? 'No hay más eventos.' : 'No hay eventos anteriores.');
      await commands.goto(() => event.at + offset, { data, silent });
    },
    async device(mode) {
      if (mode !== 'real' && mode !== 'server' && !Number.isFinite(mode))
        throw new Error('El reloj del dispositivo es real, server o una diferencia en ms.');
      await runtime.exclusive(() => {
        device.set(mode);
        runtime.changed();
      });
      // The app corrects the device's clock by the last `Date` header. Without `poke`, a simulated return to the tab,
      // the app's time would be wrong by the change until the app's next call.
      pageAdapter.poke();
      await transitions.whenIdle();
    },
    resolve,
    async poke() {
      pageAdapter.poke();
      bus.changed();
      await transitions.whenIdle();
    },
  };
}

export function createAgendaControl({ world }: MockRuntime): MockControl['agenda'] {
  const list: MockControl['agenda']['list'] = ({ from, to, kinds } = {}) =>
    getAgenda(getAgendaSource(world.schema)).filter(
      (event) =>
        (from === undefined || event.at >= from) &&
        (to === undefined || event.at <= to) &&
        (kinds === undefined || kinds.includes(event.kind)),
    );
  return { list, next: ({ kinds } = {}) => findStep(list(), world.now(), { direction: 1, kinds }) };
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
 * returned to the tab. The app's own timers run in real time, so the app would follow an event only up to a minute
 * of real time later. After a silent jump, the app is not notified before its next call. Returns a function that
 * ends this.
 */
export function announceEvents(runtime: MockRuntime): () => void {
  const { world, bus, timers, pageAdapter, realNow } = runtime;
  let timer: unknown = null;
  /** World time of the last notification or jump: events after it are announced. */
  let told = world.now();
  let toldAt = Number.NEGATIVE_INFINITY;

  function schedule() {
    timers.clear(timer);
    const { rate } = world.clock.state();
    if (rate <= 1) {
      told = world.now();
      return;
    }
    const events = getAgenda(getAgendaSource(world.schema));
    const next = events.find(({ at, isCalledOff }) => at > told && !isCalledOff);
    if (!next) return;
    const pause = Math.max((next.at - world.now()) / rate, toldAt + MIN_PAUSE_MS - realNow());
    timer = timers.set(() => announce(next.at), Math.min(Math.max(0, Math.ceil(pause)), MAX_PAUSE_MS));
  }

  function announce(at: number) {
    if (world.now() >= at) {
      told = world.now();
      toldAt = realNow();
      if (!viewClock(runtime).isUnheard) pageAdapter.poke();
    }
    schedule();
  }

  const stops = [
    bus.on('travel', () => {
      told = world.now();
    }),
    bus.on('change', schedule),
  ];
  schedule();
  return () => {
    for (const stop of stops) stop();
    timers.clear(timer);
  };
}
