/** What is not as it is in an ordinary world. */
import type { Simulator } from '../simulator.ts';

/** The state of the clock, the device and the faults, in one look. `now` in ms. */
export interface AbnormalState {
  now: number;
  rate: number;
  isFrozen: boolean;
  /** Faults in force. */
  faults: number;
  /** The app has not been told of the last move. */
  isUnheard: boolean;
  /** The device's clock is not its own. */
  isSkewed: boolean;
  /** Anything that "Restaurar todo" would end. */
  isAbnormal: boolean;
}

/** Reads it. */
export function abnormalOf({ clock, fault }: Pick<Simulator, 'clock' | 'fault'>): AbnormalState {
  const { now, rate, device, isUnheard } = clock.view();
  const faults = fault.list().length;
  const isSkewed = device !== 'real';
  return {
    now,
    rate,
    isFrozen: rate === 0,
    faults,
    isUnheard,
    isSkewed,
    isAbnormal: rate !== 1 || faults > 0 || isUnheard || isSkewed || fault.held() > 0,
  };
}
