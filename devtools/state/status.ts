import type { ClockView } from '../../mock-server/index.ts';
import { HOUR_MS } from '../../mock-server/lib/time.ts';
import type { Simulator } from '../api.ts';
import { getCallLabel } from '../copy/labels.ts';
import { copy } from '../copy/shared.ts';
import { formatDuration } from '../lib/format.ts';

/** Returns the names of the calls that faults hold, the oldest first. */
const getHeldNames = ({ net }: Simulator): string[] =>
  net.held().map(({ endpoint, method, url }) => getCallLabel(endpoint ?? `${method} ${url}`));

/** Returns the name of who is using the page: an account, or the persona without a session. */
export function getUserName({ world }: Simulator): string {
  const active = world.persona();
  return world.user()?.name ?? world.personas().find(({ id }) => id === active)?.name ?? 'Visitante';
}

/** What is out of the ordinary in the world, and its time. */
export type Status = ReturnType<typeof readStatus>;

export function readStatus(simulator: Simulator) {
  const { clock, fault, net, world } = simulator;
  const view = clock.view();
  const { now, rate, isAppBehind } = view;
  const isFrozen = rate === 0;
  const hasHar = net.playingHar() !== null;
  const faults = fault.list().length;
  const held = getHeldNames(simulator);
  const skew = toSkewText(view);
  const isLaravel = world.isLaravel();
  const anomalies = [
    // The clock of a HAR file waits for the next answer.
    isFrozen && !hasHar ? copy.frozen : '',
    isFrozen || rate === 1 ? '' : copy.times(rate),
    faults > 0 ? copy.faultsCount(faults) : '',
    held.length > 0 ? copy.faultHeld(held) : '',
    skew === '' ? '' : copy.deviceSkew(skew),
    isLaravel ? copy.laravel : '',
    isAppBehind ? copy.appBehind : '',
    hasHar ? copy.har : '',
  ].filter(Boolean);
  // `simulator.restore` doesn't switch off “Laravel de fábrica”, a setting of the world, and closes no HAR file.
  const isRestorable = anomalies.some((words) => words !== copy.laravel && words !== copy.har);
  return { now, rate, isFrozen, faults, held, isAppBehind, isLaravel, hasHar, skew, anomalies, isRestorable };
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
