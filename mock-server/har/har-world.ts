/** Turns the answers of a HAR file into a world, as far as they say it. */

import type { BackEnd } from '../back-end.ts';
import { MIN_INSTANT } from '../catalogue/bounds.ts';
import type { HarCall } from '../engine/har/har-call.ts';
import type { PageState } from '../engine/page/page-state.ts';
import type { RowChange } from '../facts/edit.ts';
import { readAnswers } from './read-answers.ts';
import { createRowChanges } from './row-changes.ts';
import { takePlayer } from './take-player.ts';
import { takeSeason } from './take-season.ts';
import type { Tools } from './tools.ts';

export interface HarWorld {
  changes: RowChange[];
  userId: string;
  at: number;
  isInSession: boolean;
  /** Spanish texts: what the world takes from the file, and what it leaves out. */
  taken: string[];
  leftOut: string[];
}

export function planHarWorld(
  { world, needsSession }: BackEnd,
  tools: Tools,
  calls: readonly HarCall[],
): HarWorld {
  const { schema } = world;
  const { seed, parameters } = world.timeline.current();
  const answers = readAnswers(calls, needsSession);
  const at = answers.at ?? tools.WORLD_START;
  return world.project([], { seed, parameters }, () => {
    const rows = createRowChanges(tools, schema);
    const context = {
      tools,
      schema,
      seed,
      answers,
      rows,
      at,
      taken: [] as string[],
      leftOut: [] as string[],
    };
    const weekOf = takeSeason(context);
    const userId = takePlayer(context, weekOf);
    const { taken, leftOut } = context;
    if (answers.hasRanking)
      leftOut.push('El ranking y los puntos de temporada: el mundo los calcula con sus jugadores simulados.');
    return { changes: rows.changes, userId, at, isInSession: answers.isInSession, taken, leftOut };
  });
}

/** Begins a branch with the world, and returns the state that the page must have. Runs inside a time jump. */
export function beginHarWorld(backEnd: BackEnd, { getRows, TOKEN_KEY }: Tools, plan: HarWorld): PageState {
  const { world } = backEnd;
  const { timeline, clock } = world;
  backEnd.pageAtCursor.storeWithTime();
  const { seed, parameters, start } = timeline.current();
  timeline.startOver({ seed, parameters, start }, { previousName: 'Antes del HAR' });
  world.rebuild();
  // The data is older than any time to which a jump can go.
  clock.set(MIN_INSTANT, 1);
  world.commit('edit', { label: 'Mundo de un HAR', changes: plan.changes }, 'panel');
  clock.set(plan.at);
  if (!plan.isInSession) return { storage: {}, route: '/' };
  world.commit('login', { user_id: plan.userId }, 'panel');
  const token = getRows(world.schema, 'sessions').at(-1)?.token ?? '';
  return { storage: { [TOKEN_KEY]: token }, route: '/games' };
}
