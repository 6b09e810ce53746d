/** What is not as it is in an ordinary world. */

import type { ClockView } from '../../mock-server/index.ts';
import { HOUR } from '../../mock-server/lib/time.ts';
import type { Simulator } from '../api/simulator.ts';
import { copy } from '../copy.ts';
import { formatDuration, formatSpoken } from '../format.ts';

/** The state of the clock, the device and the faults, in one look. `now` in ms. */
interface WorldStatus {
  now: number;
  rate: number;
  isFrozen: boolean;
  /** Faults in force. */
  faults: number;
  /** Calls that a fault holds back. */
  held: number;
  /** The app has not been told of the last move. */
  isUnheard: boolean;
  /** How the device's clock differs from the server's: `real` for its own time, `+3 h`, `−85 d`. Empty when it does not. */
  skew: string;
  /** Whether “Quitar fallas y normalizar el reloj” has anything to do. */
  isAbnormal: boolean;
}

/** From this many hours on, days say more. */
const MANY = 48;

function toSkewText({ device, lag }: ClockView): string {
  if (device === 'real') return 'real';
  if (device === 'server') return lag === 0 ? '' : `${lag > 0 ? '−' : '+'}${formatDuration(lag)}`;
  const hours = Math.round((device / HOUR) * 10) / 10;
  const far = Math.abs(hours);
  return `${hours < 0 ? '−' : '+'}${far < MANY ? `${far} h` : `${Math.round(far / 24)} d`}`;
}

/** Reads it. */
export function readStatus({ clock, fault }: Pick<Simulator, 'clock' | 'fault'>): WorldStatus {
  const view = clock.view();
  const { now, rate, isUnheard } = view;
  const faults = fault.list().length;
  const held = fault.held();
  const skew = toSkewText(view);
  const isAbnormal = rate !== 1 || faults > 0 || held > 0 || isUnheard || skew !== '';
  return { now, rate, isFrozen: rate === 0, faults, held, isUnheard, skew, isAbnormal };
}

/** What is out of the ordinary, in words. */
export function listAnomalies({ rate, isFrozen, faults, held, isUnheard, skew }: WorldStatus): string[] {
  return [
    isFrozen ? copy.frozen : rate === 1 ? '' : copy.times(rate),
    faults > 0 ? copy.faultsCount(faults) : '',
    held > 0 ? copy.faultHeld(held) : '',
    skew === '' ? '' : copy.deviceSkew(skew),
    isUnheard ? copy.unheard : '',
  ].filter(Boolean);
}

/** The clock and what is out of the ordinary, for screen readers. */
const toSpokenStatus = (state: WorldStatus): string =>
  [copy.spokenClock(formatSpoken(state.now)), ...listAnomalies(state)].join(', ');

/** Decides when a screen reader is told of the simulator's state. */
export interface StatusAnnouncer {
  /**
   * The state in words if somebody used the simulator since the last call. Empty if the app changed it by itself: the
   * words of before are no longer true. Null where nothing changed, and in the first call.
   */
  next(): string | null;
  stop(): void;
}

/** What the app itself does, such as a log-in or a boleto, is not announced: the app announces it. */
export function createStatusAnnouncer(simulator: Simulator): StatusAnnouncer {
  let last: { mark: string; abnormal: string } | null = null;
  let uses = 0;
  const count = () => {
    uses += 1;
  };
  const stops = [
    simulator.on('fact', ({ fact }) => fact.by !== 'app' && count()),
    simulator.on('travel', count),
  ];
  return {
    next() {
      const before = last;
      const state = readStatus(simulator);
      const mark = [state.rate, state.held, state.skew, uses].join();
      last = { mark, abnormal: listAnomalies(state).join() };
      if (before === null) return null;
      if (before.mark !== last.mark) return toSpokenStatus(state);
      return before.abnormal === last.abnormal ? null : '';
    },
    stop() {
      for (const stop of stops) stop();
    },
  };
}
