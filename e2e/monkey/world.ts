/** Commands of the simulator between a person's gestures. Also runs in a real browser. */
import type { FaultSpec, MockControl } from '../../mock-server/index.ts';
import type { Random } from './random.ts';

/** Share of the actions that are commands of the simulator. */
export const WORLD_CHANGES = 0.09;
/** Share of the actions before which the calls start to fail in another way. */
export const FAULT_CHANGES = 0.3;

const PERSONAS = ['visitante', 'lupe', 'nico', 'ana', 'ana', 'mariana', 'sandra', 'ernesto'];

/** The ways in which a call fails. A dropped call and one without an answer end at the product's deadline. */
const EFFECTS: readonly FaultSpec['effect'][] = [
  { status: 500 },
  { status: 503 },
  { status: 429, retryAfter: 2 },
  { status: 419 },
  { status: 404 },
  { drop: true },
  { timeout: true },
  { delay: 1_500 },
  { body: 'truncated' },
  { body: 'html' },
];
/** Used seldom, because it logs the player out. */
const SESSION_ENDED: FaultSpec['effect'] = { status: 401, message: 'Unauthenticated.' };

/** Lets one call in five fail, in one random way that stays until this function is called again. */
export function changeFault(random: Random, control: MockControl, id: string): Promise<unknown> {
  const cleared = control.fault.clear();
  const added = control.fault.add({
    id,
    match: '*',
    effect: random.happens(0.025) ? SESSION_ENDED : (random.pick(EFFECTS) ?? { drop: true }),
    times: 'always',
    p: 0.2,
    when: random.happens(0.5) ? 'after' : 'before',
  });
  return Promise.all([cleared, added]);
}

/** Changes time, branch, persona or data. Returns the command in words, and a promise that a reload may never resolve. */
export function changeWorld(random: Random, control: MockControl): [text: string, done: Promise<unknown>] {
  const { clock, world, branch } = control;
  switch (world.user() ? random.below(10) : 4) {
    case 0:
    case 1: {
      const minutes = 1 + random.below(12 * 60);
      return [`advance ${minutes} min`, clock.advance(minutes * 60_000)];
    }
    case 2:
      return ['step to the next event', clock.step(1)];
    case 3: {
      const hours = 1 + random.below(48);
      return [`go back ${hours} h`, clock.goto(clock.now() - hours * 3_600_000)];
    }
    case 4: {
      const persona = random.pick(PERSONAS) ?? 'ana';
      return [`become ${persona}`, world.as(persona)];
    }
    case 5:
      return ['start a branch', branch.create()];
    case 6: {
      const { id } = random.pick(branch.list()) ?? { id: 'A' };
      return [`switch to branch ${id}`, branch.switch(id)];
    }
    case 7: {
      const game = 755 + random.below(9);
      return [`publish the result of game ${game}`, world.publish(game)];
    }
    case 8:
      return random.happens(0.5) ? ['end the sessions', world.revoke()] : ['undo an edit', world.undo()];
    default: {
      const hours = random.below(48);
      return [`close week 7 ${hours} h before`, world.edit('weeks', 7, { before_hours_bet: hours })];
    }
  }
}
