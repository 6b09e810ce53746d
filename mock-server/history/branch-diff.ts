import { toCanonicalJson } from '../lib/hash.ts';
import { TABLES, type TableName, type Tables } from '../models/index.ts';
import { copyWithoutPage, type Fact } from './facts.ts';
import type { Branch } from './saved-world.ts';

export interface RowDiff {
  id: string;
  /** Names of the columns whose values differ. */
  columns: string[];
  /** The row of the first branch; null when the row is only in the second one. */
  before: Record<string, unknown> | null;
  /** The row of the second branch; null when the row is only in the first one. */
  after: Record<string, unknown> | null;
}

export type BranchDiff = ReturnType<typeof diffBranches>;

const isSame = (a: Fact | undefined, b: Fact | undefined) =>
  a !== undefined &&
  b !== undefined &&
  a.kind === b.kind &&
  a.at === b.at &&
  toCanonicalJson(a.payload) === toCanonicalJson(b.payload);

function diffTable(table: TableName, a: Tables, b: Tables) {
  const byId = (tables: Tables) =>
    new Map(tables[table].map((row) => [row.id, row as unknown as Record<string, unknown>]));
  const [first, second] = [byId(a), byId(b)];
  const ids = [...new Set([...first.keys(), ...second.keys()])];
  const rows = ids.flatMap((id): RowDiff[] => {
    const [before, after] = [first.get(id) ?? null, second.get(id) ?? null];
    const columns = Object.keys({ ...before, ...after }).filter(
      // `gameIds` of a week repeats what the rows of its games say.
      (name) => name !== 'gameIds' && toCanonicalJson(before?.[name]) !== toCanonicalJson(after?.[name]),
    );
    return columns.length === 0 ? [] : [{ id, columns, before, after }];
  });
  return { table, rows };
}

export function diffBranches(a: Branch, b: Branch, project: (branch: Branch) => Tables) {
  const [factsA, factsB] = [a.facts.slice(0, a.cursor), b.facts.slice(0, b.cursor)];
  let common = 0;
  if (a.seed === b.seed) while (isSame(factsA[common], factsB[common])) common += 1;
  const [tablesA, tablesB] = [project(a), project(b)];
  return {
    common,
    onlyA: factsA.slice(common).map(copyWithoutPage),
    onlyB: factsB.slice(common).map(copyWithoutPage),
    tables: TABLES.map((table) => diffTable(table, tablesA, tablesB)).filter(({ rows }) => rows.length > 0),
  };
}
