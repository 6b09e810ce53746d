/** How the panel starts. */
export type PanelMode = 'off' | 'pill' | 'open';
/** How much the panel shows. */
export type Density = 'demo' | 'qa';

/** What a link says; without any part it carries the whole world. */
export interface LinkParts {
  as?: string;
  /** An expression such as `cierre(7, 1) - 1m`. */
  at?: string;
  seed?: number;
  /** 1: the server answers as Laravel does by default. */
  laravel?: 1;
  /** Where the app starts, below the base. */
  route?: string;
  panel?: PanelMode;
  density?: Density;
  device?: string;
}
