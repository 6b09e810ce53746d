import type { FaultSpec } from '../../mock-server/index.ts';
import type { ServerName } from '../api.ts';
import type { SectionId } from '../state/sections.ts';

/** What a simulator link says. */
export interface LinkContent {
  /** Id of a persona. */
  as?: string;
  /** A time expression. */
  at?: string;
  seed?: number;
  laravel?: boolean;
  server?: ServerName;
  /** A packed world. */
  s?: string;
  /** Id of a shared world. */
  tab?: string;
  panel?: 'off' | 'pill' | 'open';
  density?: 'demo' | 'qa';
  section?: SectionId;
  /** The device's clock; a number is its offset (ms). */
  device?: 'real' | 'server' | number;
  speed?: number;
  /** Id of a recipe. */
  r?: string;
  /** Id of a statement of the specification, `4.12`, which a recipe shows. */
  spec?: string;
  /** A recorded recipe as text, which `recorder/recipe-link.ts` reads: `1.` and the packed JSON. */
  draft?: string;
  mode?: 'apply' | 'prepare' | 'play' | 'test';
  /** One-based number of the first step of the recipe to play. */
  step?: number;
  faults: FaultSpec[];
}
