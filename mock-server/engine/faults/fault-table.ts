import type { Fault } from './fault.ts';

export type FaultTable = ReturnType<typeof createFaultTable>;

/** The faults of a world, in the order in which they were added. They follow from the facts, like the app's rows. */
export function createFaultTable() {
  let rows: readonly Fault[] = [];

  const find = (id: string): Fault | null => rows.find((row) => row.id === id) ?? null;
  const remove = (id: string) => {
    rows = rows.filter((row) => row.id !== id);
  };
  /** Adds a fault at the end, where it also replaces the fault with its id. */
  const insert = (fault: Fault) => {
    remove(fault.id);
    rows = [...rows, structuredClone(fault)];
  };

  return {
    /** Returns copies of the faults. */
    list: (): Fault[] => structuredClone([...rows]),
    find,
    insert,
    remove,
    clear() {
      rows = [];
    },
    /** Counts a call that the fault affected (`hit`) or spared. Removes a fault that has occurred often enough. */
    count({ id, hit }: { id: string; hit: boolean }) {
      const fault = find(id);
      if (!fault) return;
      const times = hit && fault.times !== 'always' ? fault.times - 1 : fault.times;
      if (times !== 'always' && times <= 0) remove(id);
      else rows = rows.map((row) => (row === fault ? { ...row, met: row.met + 1, times } : row));
    },
  };
}
