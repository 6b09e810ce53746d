import type { Density } from '../links/read.ts';
import type { Simulator } from '../simulator.ts';

/** What each section takes. */
export interface SectionProps {
  simulator: Simulator;
  density: Density;
  /** The window of the app: this one, or the cabina's frame. */
  app: Window;
}
