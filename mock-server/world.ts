import type { World as EngineWorld } from './engine/history/world.ts';
import type { FactPayloads } from './facts/index.ts';
import type { Models } from './models/index.ts';

/** The world of the game: its data, its facts and its clock. */
export type World = EngineWorld<Models, FactPayloads>;
