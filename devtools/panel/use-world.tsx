import type { Simulator } from '../api/simulator.ts';
import { getWorldSignals } from './world-signals.ts';

export function useWorld(simulator: Simulator): void {
  void getWorldSignals(simulator).version.value;
}

/** World time (ms). Re-renders the component each second, so the component should be small. */
export const useNow = (simulator: Simulator): number => getWorldSignals(simulator).now.value;
