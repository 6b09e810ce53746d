import type { FactContext } from '../engine/history/reducers.ts';
import type { Models } from '../models/index.ts';

export type Context = FactContext<Models>;
