import type { Density } from '../api/links.ts';
import type { Simulator } from '../api/simulator.ts';

/** What each section takes. */
export interface SectionProps {
  simulator: Simulator;
  density: Density;
  /** The window of the app: this one, or the cabina's frame. */
  app: Window;
}
