import type { AnyModels } from 'miragejs/-types';
import type { DeviceClock } from '../clock/device-clock.ts';
import type { DeviceMode } from '../clock/device-mode.ts';
import type { EnginePayloads, FactOf } from '../facts.ts';
import { loadWorld } from '../history/saved-world.ts';
import type { World } from '../history/world.ts';
import type { WorldFormat } from '../history/world-format.ts';
import type { PageState } from '../page/page-state.ts';
import * as TEXTS from '../texts.ts';
import type { Jumps } from './jumps.ts';

interface Deps<Models extends AnyModels, Payloads extends object> {
  world: World<Models, Payloads>;
  device: DeviceClock;
  format: WorldFormat<FactOf<Payloads & EnginePayloads>>;
  jumps: Jumps;
}

interface OpenOptions {
  /** The name of the branch that is current before the world opens. */
  previousName?: string;
  /** Deletes that branch instead, unless the user has named it or another branch started from it. */
  inPlace?: boolean;
  /** Replace the saved rate of the clock and the saved mode of the device's clock. */
  rate?: number;
  device?: DeviceMode;
  /** Changes the page state of the opened world before the page gets it. */
  toPage?(page: PageState): PageState;
}

/**
 * Returns a function that opens a world which `save` has returned as text, and reloads the page. The branches of the
 * world before stay. Rejects, and changes nothing, when the text is no valid world.
 */
export const createOpenWorld =
  <Models extends AnyModels, Payloads extends object>({
    world,
    device,
    format,
    jumps,
  }: Deps<Models, Payloads>) =>
  async (
    text: string,
    { previousName = TEXTS.beforeOpen, toPage = (page) => page, ...how }: OpenOptions = {},
  ) => {
    const { timeline } = world;
    const read = format.readWorld(text);
    const saved = how.rate === undefined ? read : { ...read, clock: { ...read.clock, rate: how.rate } };
    await jumps.jump(() => {
      jumps.pageAtCursor.storeWithTime();
      const before = [...timeline.branches()];
      const current = timeline.current();
      loadWorld(world, saved, false);
      timeline.importBranches(before, current, { previousName, inPlace: how.inPlace });
      device.set(how.device ?? saved.device);
      const page = toPage(saved.arrival ?? jumps.pageAtCursor.getArrival());
      const { facts, cursor } = timeline.current();
      const last = facts[cursor - 1];
      if (last?.page) last.page = page;
      return page;
    });
  };
