export type PanelMode = 'off' | 'pill' | 'open';
export type Density = 'demo' | 'qa';

export interface LinkParts {
  as?: string;
  /** Time at which the world of the link starts, as an expression such as `cierre(7, 1) - 1m`. */
  at?: string;
  seed?: number;
  /**
   * With `laravel: 1`, the simulated server answers with the default shapes and texts of Laravel and Breeze.
   */
  laravel?: 1;
  /** Path of the page that the link opens, without the base path; by default the current page. */
  route?: string;
  panel?: PanelMode;
  density?: Density;
  device?: string;
}
