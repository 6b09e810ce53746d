import type { Simulator } from '../../api.ts';
import { getCallLabel, getMessageLabel } from '../../copy/labels.ts';
import { OTHER_NAMES } from '../../search/other-names.ts';
import { findNearest, scoreItems } from '../../search/scorer.ts';
import { NETWORK_FAULTS } from './create-fault.ts';
import { listCallFaults } from './list-call-faults.ts';

const createNetworkFaults = (isQa: boolean) =>
  NETWORK_FAULTS.filter(({ id }) => isQa || id !== 'csrf').map((fault) => ({
    ...fault,
    label: fault.name,
    match: '*',
    times: 'always' as const,
    words: '',
    aliases: OTHER_NAMES[fault.id]?.split(', '),
  }));

const createCallFaults = (simulator: Simulator) =>
  simulator.net.endpoints().flatMap((endpoint) =>
    listCallFaults(simulator, endpoint).map(({ words, ...fault }) => ({
      ...fault,
      name: `${getCallLabel(endpoint)}: ${getMessageLabel(fault.name)}`,
      code: `${fault.code} · ${endpoint}`,
      // Each of them is a fault.
      words: `${words} falla`,
      aliases: undefined,
    })),
  );

/**
 * Returns the faults of the network and of every call that have the searched words, the best first; if none has all of
 * them, those that have the most.
 */
export function findFaults(simulator: Simulator, search: string, isQa: boolean) {
  const all = [...createNetworkFaults(isQa), ...createCallFaults(simulator)];
  const items = all.map(({ name, code, words, aliases }, index) => ({
    name,
    words: `${code} ${words}`,
    aliases,
    index,
  }));
  const scored = scoreItems(items, search).toSorted((a, b) => a.score - b.score);
  return (scored.length > 0 ? scored : findNearest(items, search)).flatMap(
    ({ item }) => all[item.index] ?? [],
  );
}
