import { findStep, getAgenda, getAgendaSource } from '../agenda/agenda.ts';
import { parseSpan, resolveExpression } from '../agenda/expressions.ts';
import { viewClock } from '../clock/view.ts';
import type { MockControl } from '../control.ts';
import { MINUTE_MS, SECOND_MS } from '../lib/time.ts';
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
