import { FAULTS, type FaultName, type MatrixFault } from './faults.ts';
import type { Play } from './play.ts';
import type { MatrixCell, MatrixRow, ObservedOutcome, OutcomeChanges, SingleCell } from './row.ts';

export interface Case extends Play {
  title: string;
  expected: ObservedOutcome;
}

const NOTHING: Omit<ObservedOutcome, 'requests'> = {
  dialog: null,
  fields: {},
  isAskedToWait: false,
  isHeld: false,
  screen: '',
  hasToken: false,
  hasDraft: false,
  toConfirm: null,
};

function getRequests({ kind, needsFreshCsrf }: MatrixRow, fault: FaultName): ObservedOutcome['requests'] {
  const isRenewed = fault === '419 once' || fault === '419 always';
  const isRepeated = kind === undefined && ['offline', 'lost', 'cut'].includes(fault);
  const csrf = Number(needsFreshCsrf ?? false) + Number(isRenewed);
  const isCookieOut = needsFreshCsrf && fault === 'offline';
  if (isCookieOut) return { own: 0, csrf: 3, next: 0, others: 0 };
  return { own: isRepeated ? 3 : 1 + Number(isRenewed), csrf, next: 0, others: 0 };
}

function toChanges(cell: SingleCell): OutcomeChanges {
  if (typeof cell === 'object') return cell;
  return cell === 'success' ? { isSuccess: true } : { dialog: cell };
}

function getExpected(row: MatrixRow, fault: FaultName, changes: OutcomeChanges): ObservedOutcome {
  const { isSuccess, requests, ...rest } = changes;
  const base = isSuccess ? row.success : row.failure;
  const isOver = rest.dialog === 'expiredSession';
  const csrf = row.line.endsWith('csrf-cookie') ? { csrf: 0 } : {};
  return {
    ...NOTHING,
    ...base,
    ...rest,
    // The end of a session deletes the token from the device.
    ...(isOver ? { hasToken: false } : {}),
    requests: { ...getRequests(row, fault), ...base.requests, ...csrf, ...requests },
  };
}

function describeOutcome({ dialog, fields, screen }: ObservedOutcome): string {
  const [field] = Object.keys(fields);
  return dialog ?? (field ? `an error of the field ${field}` : `“${screen}”`);
}

const isEither = (cell: MatrixCell): cell is Exclude<MatrixCell, SingleCell> =>
  typeof cell === 'object' && 'undone' in cell;

function getCasesOfCell(row: MatrixRow, fault: MatrixFault, text?: string): Case[] {
  const cell = row.refusals?.[text ?? ''] ?? row.cells?.[fault.name] ?? fault.cell ?? 'unpreventedError';
  const { isDone = false } = fault;
  const after = text === undefined ? fault.name : `${fault.name} “${text}”`;
  const getCase = (cell: SingleCell, isReallyDone: boolean, moment = ''): Case => {
    const expected = getExpected(row, fault.name, toChanges(cell));
    const title = `${row.name ?? row.line} ends with ${describeOutcome(expected)} after ${after}${moment}`;
    return { row, fault, text, title, isDone: isReallyDone, expected };
  };
  if (!isEither(cell)) return [getCase(cell, isDone)];
  return [
    getCase(cell.done, true, ', done by the server'),
    getCase(cell.undone, false, ', not done by the server'),
  ];
}

function getTexts(row: MatrixRow, { isRefusal, needsText }: MatrixFault): (string | undefined)[] {
  const texts = isRefusal ? Object.keys(row.refusals ?? {}) : [];
  return texts.length === 0 && !needsText ? [undefined] : texts;
}

export const getCases = (row: MatrixRow): Case[] =>
  FAULTS.flatMap((fault) => getTexts(row, fault).flatMap((text) => getCasesOfCell(row, fault, text)));
