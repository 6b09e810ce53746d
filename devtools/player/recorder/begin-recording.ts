import type { MockControl, Note, Recording } from '../../api.ts';
import type { PlayedApp } from '../app.ts';
import { toTimeExpression } from './expressions.ts';
import { toFaultSpec } from './fault-spec.ts';

/** Returns a recording of the world as it is now. `missing`: what a recipe that starts now would lack. */
export function beginRecording(app: PlayedApp, control: MockControl, missing: Note | null): Recording {
  const { clock, fault, world } = control;
  const startedAt = clock.now();
  const { device } = clock.view();
  const faults = fault.list().map(toFaultSpec);
  return {
    // Leaves out the defaults of a recipe, so that its link stays short.
    world: {
      as: world.persona() ?? app.persona,
      at: toTimeExpression(control, startedAt),
      ...(world.seed() !== app.seed && { seed: world.seed() }),
      ...(faults.length > 0 && { faults }),
      ...(world.isLaravel() && { laravel: true }),
      ...(device !== 'server' && { device }),
      route: app.getRoute(),
    },
    startedAt,
    actions: missing ? [{ action: missing, at: startedAt, seq: world.cursor() }] : [],
    end: null,
    isOn: true,
  };
}
