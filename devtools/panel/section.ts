import type { Density } from '../api/links.ts';
import type { Simulator } from '../api/simulator.ts';

export interface SectionProps {
  simulator: Simulator;
  density: Density;
  /** Window of the app: the panel's own window, or the frame of the cabina. */
  app: Window;
}
