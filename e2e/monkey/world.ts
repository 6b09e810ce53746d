import type { FaultSpec, MockControl } from '../../mock-server/index.ts';
import type { Random } from './random.ts';

export const WORLD_CHANGES = 0.09;
export const FAULT_CHANGES = 0.3;

const PERSONAS = ['visitante', 'lupe', 'nico', 'ana', 'ana', 'mariana', 'sandra', 'ernesto'];

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
const SESSION_ENDED: FaultSpec['effect'] = { status: 401, message: 'Unauthenticated.' };

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

/**
 * Changes time, branch, persona or data at random. Returns a description of the change, and a promise that may
 * never resolve when the page reloads.
 */
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
