import type { BackEnd } from '../back-end.ts';
import { MESSAGES } from '../catalogue/catalogue.ts';
import type { FaultSpec } from '../engine/faults/fault.ts';

export function createFaultControl({ faults, pipeline, whenIdle, change }: BackEnd) {
  const add = (spec: FaultSpec) => change(() => faults.add(spec));
  return {
    add,
    async clear(id?: string) {
      // `faults.clear` doesn't release the calls that the fault holds, so they are released here.
      pipeline.release(id);
      await change(() => faults.clear(id));
    },
    list: faults.list,
    hold: (match: string, { times, when }: Pick<FaultSpec, 'times' | 'when'> = {}) =>
      add({ match, times, when, effect: { hold: true } }),
    /**
     * Resumes the calls held by the fault with this id; without an id, resumes all held calls. A call with a
     * `timeout` fault stays without a response.
     */
    async release(id?: string) {
      pipeline.release(id);
      await whenIdle();
    },
    held: pipeline.countHeld,
    messages: () => MESSAGES,
  };
}
