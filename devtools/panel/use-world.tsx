import type { Simulator } from '../api/simulator.ts';
import { getWorldSignals } from './world-signals.ts';

/** Draws the component again when the world changes. */
export function useWorld(simulator: Simulator): void {
  void getWorldSignals(simulator).version.value;
}

/** The world's time (virtual ms). Draws the component again each second, so the component has to be small. */
export const useNow = (simulator: Simulator): number => getWorldSignals(simulator).now.value;
