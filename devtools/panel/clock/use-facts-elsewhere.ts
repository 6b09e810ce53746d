import { useMemo } from 'react';
import { usePanel } from '../context/context.ts';
import { useRead } from '../context/world-reads.ts';

/** Returns the facts that the last three other branches have and the current one lacks. Each comparison is slow. */
export function useFactsElsewhere() {
  const { simulator, reads } = usePanel();
  const { branch } = simulator;
  const current = useRead(reads.branch).id;
  const branches = useRead(reads.branches);
  const others = branches.filter(({ isCurrent }) => !isCurrent).slice(-3);
  // The facts of a branch change only while it is current, so the others' ids and cursors tell when to compare again.
  const compared = others.map(({ id, cursor }) => `${id} ${cursor}`).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: `compared` stands for the other branches.
  return useMemo(() => others.flatMap(({ id }) => branch.diff(current, id).onlyB), [current, compared]);
}
