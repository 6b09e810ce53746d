import type { FaultSpec, Simulator } from '../api.ts';
import { createStoredValue } from '../lib/stored-value.ts';

const faultsOfTab = createStoredValue('real-faults', (stored) =>
  Array.isArray(stored) ? (stored as FaultSpec[]) : [],
);

/** Adds the faults of the tab again after a reload. Without a world that is saved, the tab's storage keeps them. */
export async function keepFaults({ fault, on }: Simulator): Promise<void> {
  for (const { match, times, p, when, label, id, effect } of faultsOfTab.read())
    await fault.add({ match, times, p, when, label, id, effect });
  on('change', () => faultsOfTab.write(fault.list()));
}
