import type { TextModalType } from '../../stores/shell/modal.ts';
import { FAULTS, type MatrixFault } from './faults.ts';
import { type Case, getCases, getCasesOfFault } from './outcome.ts';
import type { MatrixRow } from './row.ts';
import { ROWS } from './table.ts';

const CODES: Partial<Record<TextModalType, string>> = {
  networkError: 'NE',
  connectionError: 'CE',
  unpreventedError: 'UE',
  expiredSession: 'SE',
  accountEliminated: 'AE',
  verifyAccountError: 'VE',
};

function getResult({ expected, isSuccess }: Case): string {
  if (isSuccess) return '✓';
  const { dialog, fields, isAskedToWait } = expected;
  if (dialog) return CODES[dialog] ?? dialog;
  if (isAskedToWait) return 'wait';
  if (expected.screen === 'loading view') return 'L';
  const [name] = Object.keys(fields);
  return name ? `F(${name})` : 'G';
}

function getCode(one: Case, notes: string[]): string {
  const { own } = one.expected.requests;
  const held = one.expected.isHeld && !one.isSuccess ? ' H' : '';
  const times = own === 1 ? '' : ` ×${own}`;
  if (one.note && !notes.includes(one.note)) notes.push(one.note);
  const mark = one.note ? ` [${notes.indexOf(one.note) + 1}]` : '';
  return `${getResult(one)}${held}${times}${mark}`;
}

const joinUnique = (codes: readonly string[]) => [...new Set(codes)].join(' / ');
const toLine = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;

function toTable(head: readonly string[], rows: readonly string[][]): string {
  return [toLine(head), toLine(head.map(() => '---')), ...rows.map(toLine)].join('\n');
}

function getMatrix(faults: readonly MatrixFault[], notes: string[]): string {
  const getCell = (row: MatrixRow, fault: MatrixFault) =>
    joinUnique(getCasesOfFault(row, fault).map((one) => getCode(one, notes))) || '–';
  return toTable(
    ['call', ...faults.map(({ name }) => name)],
    ROWS.map((row) => [`\`${row.name}\``, ...faults.map((fault) => getCell(row, fault))]),
  );
}

function getRefusals(notes: string[]): string {
  const rows = ROWS.flatMap((row) =>
    Object.keys(row.refusals ?? {}).map((text) => {
      const cases = getCases(row).filter((one) => one.fault.name === '422' && one.text === text);
      return [`\`${row.name}\``, `\`${text}\``, joinUnique(cases.map((one) => getCode(one, notes)))];
    }),
  );
  return toTable(['call', 'text', 'outcome'], rows);
}

const getFaultList = (faults: readonly MatrixFault[]) =>
  toTable(
    ['column', 'fault'],
    faults.map(({ name, description }) => [name, description]),
  );

export function createPage(): string {
  const notes: string[] = [];
  const general = getMatrix(FAULTS.general, notes);
  const laravel = getMatrix(FAULTS.laravel, notes);
  const refusals = getRefusals(notes);
  const count = ROWS.flatMap(getCases).length;
  const codes = Object.entries(CODES).map(([type, code]) => `${code} ${type}`);
  return `# The fault matrix

This page lists what the player sees 20 seconds after a call failed. It is generated from \`src/testing/fault-matrix/table.ts\`. After a change of the table,
run \`npx vitest run scripts/docs.test.ts -u\`.

Each of the ${count} outcomes below is a test of \`src/app/fault-matrix.test.ts\`. Its title has the call and the column. For example, this command runs one cell:
\`npx vitest run src/app/fault-matrix.test.ts -t "POST /api/pool/user ends .* after lost"\`.

At the start of a visit, the client repeats \`GET /api/user\` for 20 seconds, and after a 429 for up to 60 seconds more, before it treats the player as a visitor, so one lost packet doesn't log the player out. If the answer to a boleto or to a deletion
may have been lost, or is a null-user error, the client reads the state from the server before it shows a result.

${codes.join(' · ')} · F(x) an error at the field x · wait: the form says how long to wait · G the player becomes a visitor: the token is removed, and a notice is above the page · L the loading view waits ·
✓ the call succeeds for the player · H the button is disabled for some seconds · ×n the call is sent n times (once if there is no ×n; ×0 if an earlier call fails) · a / b: the outcome depends on
whether the server executed the call, or on the text of the refusal · – not tested · [n] see the notes.

## Any HTTP API

${general}

## A stock Laravel

${laravel}

## Texts of refusals

Each text is tested with status 422, with “(and 1 more error)”, with status 404 and inside \`errors\`.

${refusals}

## Notes

${notes.map((note, index) => `${index + 1}. ${note[0]?.toUpperCase()}${note.slice(1)}.`).join('\n')}

## Columns

${getFaultList([...FAULTS.general, ...FAULTS.laravel])}
`;
}
