import { getCallLabel } from '../../mock-server/catalogue/catalogue.ts';
import type { ClockView } from '../../mock-server/index.ts';
import { HOUR_MS, MINUTE_MS, SECOND_MS } from '../../mock-server/lib/time.ts';
import { copy } from '../copy/shared.ts';
import { formatDuration, formatSpoken } from '../lib/format.ts';
import type { Simulator } from '../simulator.ts';

/** Returns the names of the calls that faults hold, the oldest first. */
export const getHeldNames = ({ net }: Simulator): string[] =>
  net.held().map(({ endpoint, method, url }) => getCallLabel(endpoint ?? `${method} ${url}`));

/** Returns the name of who is using the page: an account, or the persona without a session. */
export function getUserName({ world }: Simulator): string {
  const active = world.persona();
  return world.user()?.name ?? world.personas().find(({ id }) => id === active)?.name ?? 'Visitante';
}

export function readStatus(simulator: Simulator) {
  const { clock, fault, world } = simulator;
  const view = clock.view();
  const { now, rate, isAppBehind } = view;
  const isFrozen = rate === 0;
  const faults = fault.list().length;
  const held = getHeldNames(simulator);
  const skew = toSkewText(view);
  const isLaravel = world.isLaravel();
  const anomalies = [
    isFrozen ? copy.frozen : '',
    isFrozen || rate === 1 ? '' : copy.times(rate),
    faults > 0 ? copy.faultsCount(faults) : '',
    held.length > 0 ? copy.faultHeld(held) : '',
    skew === '' ? '' : copy.deviceSkew(skew),
    isLaravel ? copy.laravel : '',
    isAppBehind ? copy.appBehind : '',
  ].filter(Boolean);
  // `simulator.restore` doesn't switch off “Laravel de fábrica”, which is a setting of the world.
  const isRestorable = anomalies.some((words) => words !== copy.laravel);
  return { now, rate, isFrozen, faults, held, isAppBehind, isLaravel, skew, anomalies, isRestorable };
}

/**
 * Describes how the device's clock differs from the world's time: empty if it doesn't, `real` for the real time, and an
 * amount such as `+3 h` or `−85 d` for an offset, or after silent time jumps of the world.
 */
function toSkewText({ device, lag }: ClockView): string {
  if (device === 'real') return 'real';
  if (device === 'server') return lag === 0 ? '' : `${lag > 0 ? '−' : '+'}${formatDuration(lag)}`;
  const hours = Math.round((device / HOUR_MS) * 10) / 10;
  const size = Math.abs(hours);
  const text = size < 48 ? `${size} h` : `${Math.round(size / 24)} d`;
  return `${hours < 0 ? '−' : '+'}${text}`;
}

/**
 * Calls `say` with what a screen reader should announce: the status of the world, after something other than the app has
 * changed it. The results of the app's own calls are not announced, because the app does so. When a call makes the
 * last announcement untrue, for example by using up a fault, `say` gets an empty text, which clears the announcement.
 */
export function announceStatus(simulator: Simulator, say: (words: string) => void): void {
  let uses = 0;
  const count = () => {
    uses += 1;
  };
  const read = () => {
    const { now, rate, held, skew, anomalies } = readStatus(simulator);
    return { mark: [rate, held, skew, uses].join(), now, anomalies: anomalies.join(', ') };
  };
  let last = read();
  simulator.on('fact', ({ fact }) => {
    if (fact.by !== 'app') count();
  });
  simulator.on('travel', count);
  simulator.on('change', () => {
    const before = last;
    last = read();
    if (before.mark !== last.mark)
      say([`Reloj: ${formatSpoken(last.now)}`, last.anomalies].filter(Boolean).join(', '));
    else if (before.anomalies !== last.anomalies) say('');
  });
}

/**
 * Number of ticks of one second, after an event of the simulator, at which the pill and the panel are drawn again. The
 * app may store a response or move its dialog after the event, without another event.
 */
const SETTLING_TICKS = 2;

export const getNextMinute = (time: number) => (Math.floor(time / MINUTE_MS) + 1) * MINUTE_MS;

/**
 * Calls `draw` at the simulator's events, during `SETTLING_TICKS` after them, at the first tick, and when the world reaches
 * the time that the last call returned (ms). Returns a function that ends the calls.
 */
export function followWorld(simulator: Simulator, draw: () => number): () => void {
  let settling = 0;
  let due = 0;
  const redraw = () => {
    due = draw();
  };
  const change = () => {
    settling = SETTLING_TICKS;
    redraw();
  };
  const tick = () => {
    if (settling === 0 && simulator.clock.now() < due) return;
    settling = Math.max(0, settling - 1);
    redraw();
  };
  const stops = [
    simulator.on('change', change),
    simulator.on('modal', change),
    simulator.on('step', redraw),
    simulator.cover.onChange(redraw),
    simulator.recorder.onChange(redraw),
  ];
  // A simulated device clock replaces `Date` but not `setInterval`, so a tick is always 1 s of real time.
  const timer = setInterval(tick, SECOND_MS);
  return () => {
    for (const stop of stops) stop();
    clearInterval(timer);
  };
}
