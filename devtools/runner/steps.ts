/** Walks a recipe's steps with whatever driver and levers it is given: in the page, in jsdom, from Playwright. */

import { Stopped } from '../autoplay/pace.ts';
import type { Driver, Sight as PlainSight, Target as PlainTarget } from '../driver/driver.ts';
import type { Action, Expectation, Lever, Recipe, Sight, Step, Target, Words } from '../recipes/recipe.ts';
import { isLever } from './control-actions.ts';

/** Who does what a recipe says. */
export interface Crew {
  driver: Driver;
  pull(lever: Lever): Promise<unknown>;
  lookUp(words: Words): string | Promise<string>;
  /** What is wrong with a claim about the world, in Spanish; null when it holds. */
  complaintOf(claim: Claim): string | null | Promise<string | null>;
}

/** An expectation about the world rather than the screen. */
export type Claim = Exclude<Expectation, { sees: unknown }>;

/** Where a walk stands: the step, and the action in it, both from 0. */
export interface Place {
  step: number;
  action: number;
}

/** How one step went. */
export interface StepOutcome {
  says: string;
  ok: boolean;
  /** In Spanish, when it did not go. */
  error?: string;
}

/** How to walk. */
export interface WalkOptions {
  from?: Place;
  /** Stops before this step. */
  until?: number;
  /** Before a step begins. `isResumed`: its first actions were done in the document before. */
  onStep?: (step: Step, index: number, isResumed: boolean) => void | Promise<void>;
  /** Before an action. */
  onAction?: (place: Place, action: Action) => void;
}

async function plainName(crew: Crew, name: Words | RegExp): Promise<string | RegExp> {
  return name instanceof RegExp ? name : crew.lookUp(name);
}

async function plainTarget(crew: Crew, target: Target): Promise<PlainTarget> {
  return { ...target, name: await plainName(crew, target.name) };
}

async function plainSight(crew: Crew, sight: Sight): Promise<PlainSight> {
  if ('text' in sight) return { text: await plainName(crew, sight.text) };
  if ('target' in sight) return { target: await plainTarget(crew, sight.target) };
  return sight;
}

/** Does one thing. */
export async function act(crew: Crew, action: Action): Promise<void> {
  const { driver } = crew;
  if (isLever(action)) {
    await crew.pull(action);
    return;
  }
  switch (action.do) {
    case 'go':
      return driver.go(await crew.lookUp(action.route));
    case 'click':
      return driver.click(await plainTarget(crew, action.target));
    case 'type':
      return driver.type(await plainTarget(crew, action.target), await crew.lookUp(action.text));
    case 'choose':
      return driver.choose(await plainTarget(crew, action.target), action.option);
    case 'see':
      return driver.see(await plainSight(crew, action.sight));
    case 'wait':
      return driver.wait(action.ms);
  }
}

const wordsOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** Walks from a place to the end, and says of each step how it went; it stops at the first that did not go.
 * Rejects with `Stopped` where somebody gave it up. */
export async function walk(crew: Crew, { steps }: Recipe, options: WalkOptions = {}): Promise<StepOutcome[]> {
  const { from = { step: 0, action: 0 }, until = steps.length, onStep, onAction } = options;
  const outcomes: StepOutcome[] = [];
  for (const [index, step] of steps.entries()) {
    if (index < from.step || index >= until) continue;
    const { says } = step;
    try {
      const first = index === from.step ? from.action : 0;
      await onStep?.(step, index, first > 0);
      for (const [place, action] of step.actions.entries()) {
        if (place < first) continue;
        onAction?.({ step: index, action: place }, action);
        await act(crew, action);
      }
      outcomes.push({ says, ok: true });
    } catch (error) {
      if (error instanceof Stopped) throw error;
      outcomes.push({ says, ok: false, error: wordsOf(error) });
      break;
    }
  }
  return outcomes;
}

/** Looks whether everything came out as the recipe says; what did not, in Spanish. */
export async function check(crew: Crew, { expect }: Recipe): Promise<string[]> {
  const complaints: string[] = [];
  for (const expectation of expect) {
    try {
      if ('sees' in expectation) await crew.driver.see(await plainSight(crew, expectation.sees));
      else {
        const complaint = await crew.complaintOf(expectation);
        if (complaint) complaints.push(complaint);
      }
    } catch (error) {
      complaints.push(wordsOf(error));
    }
  }
  return complaints;
}
