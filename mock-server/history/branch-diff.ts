import { toCanonicalJson } from '../lib/hash.ts';
import { MODELS } from '../models/index.ts';
import type { TableName, Tables } from '../models/rows.ts';
import type { Branch } from './branches.ts';
import { copyWithoutPage, type Fact } from './facts.ts';

export interface TableDiff {
  table: TableName;
  added: string[];
  removed: string[];
  changed: string[];
}

export interface BranchDiff {
  common: number;
  onlyA: Fact[];
  onlyB: Fact[];
  tables: TableDiff[];
}

const isSame = (a: Fact | undefined, b: Fact | undefined) =>
  a !== undefined &&
  b !== undefined &&
  a.kind === b.kind &&
  a.at === b.at &&
  toCanonicalJson(a.payload) === toCanonicalJson(b.payload);

function diffTable(table: TableName, a: Tables, b: Tables): TableDiff {
  const byId = (rows: readonly { id: string }[]) =>
    // `gameIds` of a week repeats what the rows of its games say.
    new Map(rows.map((row) => [row.id, toCanonicalJson({ ...row, gameIds: undefined })]));
  const [first, second] = [byId(a[table]), byId(b[table])];
  return {
    table,
    added: [...second.keys()].filter((id) => !first.has(id)),
    removed: [...first.keys()].filter((id) => !second.has(id)),
    changed: [...first].flatMap(([id, row]) => (second.has(id) && second.get(id) !== row ? [id] : [])),
  };
}

export function diffBranches(a: Branch, b: Branch, project: (branch: Branch) => Tables): BranchDiff {
  const [factsA, factsB] = [a.facts.slice(0, a.cursor), b.facts.slice(0, b.cursor)];
  let common = 0;
  if (a.seed === b.seed) while (isSame(factsA[common], factsB[common])) common += 1;
  const [tablesA, tablesB] = [project(a), project(b)];
  return {
    common,
    onlyA: factsA.slice(common).map(copyWithoutPage),
    onlyB: factsB.slice(common).map(copyWithoutPage),
    tables: (Object.keys(MODELS) as TableName[])
      .map((table) => diffTable(table, tablesA, tablesB))
      .filter(({ added, removed, changed }) => added.length + removed.length + changed.length > 0),
  };
}
