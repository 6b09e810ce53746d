import type { FaultSpec } from '../../api.ts';

/** Returns the fault without its label and its defaults, so that the link of a recipe stays short. */
export const toFaultSpec = ({ id, match, effect, times = 1, p = 1, when }: FaultSpec): FaultSpec => ({
  ...(id !== undefined && { id }),
  match,
  effect,
  times,
  ...(p < 1 && { p }),
  ...(when === 'after' && { when }),
});
