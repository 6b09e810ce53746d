import type { AgendaKind } from './agenda/agenda.ts';
import type { DeviceMode } from './clock/device.ts';
import type { FaultSpec } from './network/faults.ts';
import type { PageAdapter } from './page/page-adapter.ts';

export interface MockOptions {
  seed?: number;
  players?: number;
  /** World ms per real ms: 1 is real time (the default), 0 is frozen. */
  rate?: number;
  realNow?: () => number;
  intercept?: boolean;
  /**
   * Saves this tab's world, loads the saved world when the page reloads, and gives the page a separate
   * `localStorage` for each world. Needs a page.
   */
  persist?: boolean;
  join?: string;
  device?: boolean;
  pageAdapter?: PageAdapter | null;
}

/** An instant in ms, or an expression such as `cierre(7, 1) - 1m`, `semana(8)`, `2026-08-28 19:00`. */
export type Time = number | string;
/** A duration in ms, or a text such as `2h`, `-1d 30m`, `90s`. */
export type Duration = number | string;
export type Landing = 'before' | 'at' | 'after';

export interface JumpOptions {
  /**
   * A silent jump doesn't notify the app, which learns the new time from its next call. A jump back that restores
   * data reloads the page all the same. False by default.
   */
  silent?: boolean;
}

export type StepOptions = JumpOptions & { land?: Landing; data?: boolean; kinds?: readonly AgendaKind[] };

export interface WorldBeginning {
  seed?: number;
  players?: number;
  at?: Time;
  as?: string;
  faults?: readonly FaultSpec[];
  laravel?: boolean;
  rate?: number;
  device?: DeviceMode;
  route?: string;
  previousName?: string;
  inPlace?: boolean;
  onlyBranch?: boolean;
}
