import type { Density } from '../api/links.ts';
import type { Simulator } from '../api/simulator.ts';

export interface SectionProps {
  simulator: Simulator;
  density: Density;
  app: Window;
}
