/** The ways in which a world begins. */
import { resolveExpression } from '../agenda/expressions.ts';
import type { BackEnd } from '../back-end.ts';
import { cutBranchName } from '../catalogue/bounds.ts';
import { DEFAULT_DEVICE, type DeviceMode } from '../engine/clock/device-mode.ts';
import type { FaultSpec } from '../engine/faults/fault.ts';
import { createRootBranch } from '../engine/history/branch.ts';
import { isSeed, MAX_SEED } from '../lib/random.ts';
import { NEW_WORLD_PARAMETERS } from '../seeds/index.ts';
import { checkDevice, checkRate, type Time } from './clock.ts';
import { copyDrafts } from './drafts.ts';
import { becomePersona } from './personas.ts';

export interface WorldBeginning {
  seed?: number;
  at?: Time;
  as?: string;
  faults?: readonly FaultSpec[];
  laravel?: boolean;
  rate?: number;
  device?: DeviceMode;
  route?: string;
  previousName?: string;
  inPlace?: boolean;
  keepsEmpty?: boolean;
  onlyBranch?: boolean;
}

export function createBeginningControl(backEnd: BackEnd) {
  const { world, device, faults, pageAdapter } = backEnd;
  const { timeline, clock } = world;

  async function begin({ at, as, rate = 1, ...how }: WorldBeginning): Promise<void> {
    checkRate(rate);
    checkDevice(how.device ?? DEFAULT_DEVICE);
    await backEnd.jump(() => {
      const branch = timeline.current();
      const { seed = branch.seed, previousName = 'Antes de empezar de cero', inPlace } = how;
      if (!isSeed(seed))
        throw new Error(`El número del mundo es un entero de 0 a ${MAX_SEED.toLocaleString('es-MX')}.`);
      backEnd.pageAtCursor.storeWithTime();
      const isUsualRate = [1, backEnd.firstRate].includes(clock.state().rate);
      const keepsEmpty = how.keepsEmpty || !isUsualRate || device.mode() !== DEFAULT_DEVICE;
      const root = {
        seed,
        parameters: { ...branch.parameters, ...NEW_WORLD_PARAMETERS },
        start: branch.start,
      };
      if (how.onlyBranch) timeline.load([createRootBranch(root)], 'A');
      else timeline.startOver(root, { previousName: cutBranchName(previousName), inPlace, keepsEmpty });
      world.rebuild();
      clock.set(branch.start, rate);
      if (at !== undefined) clock.set(Math.round(resolveExpression(at, world)));
      device.set(how.device ?? DEFAULT_DEVICE);
      const arrival = as === undefined ? { storage: {}, route: '/' } : becomePersona(world, as);
      if (how.laravel) world.commit('laravel', { isOn: true }, 'recipe');
      for (const spec of how.faults ?? []) faults.add(spec, 'recipe');
      return { ...arrival, route: how.route ?? arrival.route };
    });
  }

  return {
    /**
     * Starts a world with the given seed, time, persona, Laravel setting, faults, rate, device clock and first route,
     * and reloads the page. The current branch stays and is renamed to `previousName`, by default “Antes de empezar de
     * cero”, unless the user has named it. With `inPlace`, or when it has no facts and the clocks of a new world, it is
     * deleted; but not if the user has named it or another branch started from it. With `keepsEmpty` it stays without
     * facts too. With `onlyBranch`, all earlier branches are deleted.
     */
    begin,
    /**
     * Starts a world from a seed, by default the current seed, with an empty page storage, and reloads the page. The
     * current branch stays in the list if it has facts or other clocks than a new world.
     */
    reset: (seed?: number) => begin({ seed }),
    /**
     * Changes to a persona and reloads the page: logged in, logged out (`visitante` and the deleted account), or at
     * the confirmation of the unverified account. Also to an account of `world.accounts`, by its e-mail. Rejects an
     * unknown id.
     */
    as: (id: string) => backEnd.jump(() => copyDrafts(becomePersona(world, id), pageAdapter.snapshot())),
  };
}
