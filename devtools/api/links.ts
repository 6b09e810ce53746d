export type PanelMode = 'off' | 'pill' | 'open';
export type Density = 'demo' | 'qa';

export interface LinkParts {
  as?: string;
  /** Expression for the world time, such as `cierre(7, 1) - 1m`. */
  at?: string;
  seed?: number;
  /**
   * With `laravel: 1`, the simulated server answers with the default shapes and texts of Laravel and Breeze.
   */
  laravel?: 1;
  /** Path of the first page of the app, without the base path. */
  route?: string;
  panel?: PanelMode;
  density?: Density;
  device?: string;
}
