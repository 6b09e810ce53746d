/** Reads the fault matrix: every test that a row makes, and what it expects. */

import { GENERAL_CELLS } from './cells.ts';
import { FAULT_NAMES, FAULTS, type Fault, type FaultName } from './faults.ts';
import type { Play } from './play.ts';
import type { Cell, Outcome, OutcomeChanges, Row } from './row.ts';

/** A test of the matrix. */
export interface Case extends Play {
  /** Says the fault, the text, and whether the server had done its part. */
  title: string;
  expected: Outcome;
  note?: string;
}

const NOTHING: Omit<Outcome, 'requests'> = {
  dialog: null,
  fields: {},
  isAskedToWait: false,
  isHeld: false,
  screen: '',
  hasToken: false,
  hasDraft: false,
};

/** Requests when the cell names no others. */
function getRequests({ policy, needsFreshCsrf }: Row, fault: FaultName): Outcome['requests'] {
  const isRenewed = fault === '419 once' || fault === '419 always';
  const isRepeated = policy === 'read' && ['offline', 'lost', 'cut'].includes(fault);
  const csrf = Number(needsFreshCsrf ?? false) + Number(isRenewed);
  const isCookieOut = needsFreshCsrf && fault === 'offline';
  if (isCookieOut) return { own: 0, csrf: 3, next: 0, others: 0 };
  return { own: isRepeated ? 3 : 1 + Number(isRenewed), csrf, next: 0, others: 0 };
}

function getExpected(row: Row, fault: FaultName, cell: Exclude<Cell, { done: Cell }>): Outcome {
  const changes: OutcomeChanges =
    typeof cell === 'object' ? cell : cell === 'success' ? { isSuccess: true } : { dialog: cell };
  const { isSuccess, note: _, requests, ...rest } = changes;
  const base = isSuccess ? row.success : row.failure;
  const isOver = rest.dialog === 'expiredSession';
  const csrf = row.line.endsWith('csrf-cookie') ? { csrf: 0 } : {};
  return {
    ...NOTHING,
    ...base,
    ...rest,
    // The end of the session takes the token off the device.
    ...(isOver ? { hasToken: false } : {}),
    requests: { ...getRequests(row, fault), ...base.requests, ...csrf, ...requests },
  };
}

const isEither = (cell: Cell): cell is { done: Cell; undone: Cell } =>
  typeof cell === 'object' && 'undone' in cell;

/** The cell of a fault. A refusal with a known text has one for each text. */
function getCell(row: Row, fault: FaultName, text?: string): Cell {
  return (
    (text === undefined ? undefined : row.refusals?.[text]) ?? row.cells?.[fault] ?? GENERAL_CELLS[fault]
  );
}

function getCasesOfCell(row: Row, fault: FaultName, text?: string): Case[] {
  const cell = getCell(row, fault, text);
  const { isDone = false }: Fault = FAULTS[fault];
  const name = text === undefined ? fault : `${fault} “${text}”`;
  const base = { row, fault, text };
  const getCase = (one: Cell, isReallyDone: boolean, title: string): Case => ({
    ...base,
    title,
    isDone: isReallyDone,
    expected: getExpected(row, fault, one as Exclude<Cell, { done: Cell }>),
    note: typeof one === 'object' && 'note' in one ? one.note : undefined,
  });
  if (!isEither(cell)) return [getCase(cell, isDone, name)];
  return [
    getCase(cell.done, true, `${name}, done by the server`),
    getCase(cell.undone, false, `${name}, not done by the server`),
  ];
}

/** The texts with which a fault is played: those of the row for a refusal. */
function getTexts(row: Row, fault: FaultName): (string | undefined)[] {
  const { isRefusal, needsText }: Fault = FAULTS[fault];
  const texts = isRefusal ? Object.keys(row.refusals ?? {}) : [];
  return texts.length === 0 && !needsText ? [undefined] : texts;
}

/** Every test of a row. */
export const getCases = (row: Row): Case[] =>
  FAULT_NAMES.flatMap((fault) => getTexts(row, fault).flatMap((text) => getCasesOfCell(row, fault, text)));
