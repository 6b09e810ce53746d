import type { Fact, FactPayloads, FaultSpec } from '../../mock-server/index.ts';
import type { Simulator } from '../api/simulator.ts';
import type { ControlAction } from '../recipes/recipe.ts';
import { toTimeExpression } from './time-expressions.ts';

export const toFaultSpec = ({
  match,
  effect,
  times,
  p,
  when,
}: FactPayloads['fault']['fault']): FaultSpec => ({
  match,
  effect: effect as never,
  times,
  ...(p < 1 && { p }),
  ...(when === 'after' && { when }),
});

function toClockAction(simulator: Simulator, { from, to, silent }: FactPayloads['clock']): ControlAction {
  // A clock fact with an earlier time moved only the clock: a jump that rewinds data adds no fact.
  if (to < from) return { control: 'goto', time: toTimeExpression(simulator, to), silent, data: false };
  return { control: 'advance', span: `${Math.round((to - from) / 1_000)}s`, silent };
}

export function toControlActions(simulator: Simulator, { kind, by, payload }: Fact): ControlAction[] {
  if (by !== 'panel') return [];
  switch (kind) {
    case 'clock':
      return [toClockAction(simulator, payload)];
    case 'fault':
      return [{ control: 'fail', fault: toFaultSpec(payload.fault) }];
    case 'fault-clear':
      return [{ control: 'heal' }];
    case 'laravel':
      return [{ control: 'laravel', isOn: payload.isOn }];
    case 'edit':
      if (payload.undoes !== undefined) return [];
      return payload.changes.flatMap(({ table, id, patch }): ControlAction[] =>
        patch === null ? [] : [{ control: 'edit', table: table as 'games', row: id, patch: patch as never }],
      );
    default:
      return [];
  }
}
