import type { Finding, Verdict } from './check.ts';
import type { Report } from './run.ts';

const HEADINGS = ['Endpoint', 'Check', 'Expected', 'Got', 'Product'];
const VERDICTS: Readonly<Record<Verdict, string>> = {
  expected: 'ok',
  copes: 'copes',
  fails: 'FAILS',
  skipped: 'skipped',
};
const SHARES = [0.22, 0.22, 0.24, 0.32];
const MIN_WIDTH = 80;
const GUIDE = 'docs/guides/connect-laravel.md';
const LOG = 'storage/logs/laravel.log';
const CONTRACT = 'docs/contract/openapi.yaml';

export function wrap(text: string, width: number): string[] {
  const lines: string[] = [''];
  for (const word of text.split(' ')) {
    let rest = word;
    const line = lines.at(-1) ?? '';
    if (line !== '' && line.length + 1 + rest.length <= width) {
      lines[lines.length - 1] = `${line} ${rest}`;
      continue;
    }
    if (line !== '') lines.push('');
    while (rest.length > width) {
      // Breaks a path after a slash, so that its names stay whole.
      const slash = rest.lastIndexOf('/', width - 1);
      const end = slash > 0 ? slash + 1 : width;
      lines.splice(-1, 1, rest.slice(0, end), '');
      rest = rest.slice(end);
    }
    lines[lines.length - 1] = rest;
  }
  return lines;
}

function toLines(cells: readonly string[], widths: readonly number[]): string[] {
  // Replaces control characters, because a text of the API could contain terminal escape sequences.
  const columns = cells.map((cell, index) => wrap(cell.replace(/\p{Cc}+/gu, ' '), widths[index] ?? 0));
  const height = Math.max(...columns.map(({ length }) => length));
  return Array.from({ length: height }, (_, row) =>
    columns
      .map((lines, index) => (lines[row] ?? '').padEnd(widths[index] ?? 0))
      .join('  ')
      .trimEnd(),
  );
}

function countVerdicts(findings: readonly Finding[]): string {
  const count = (verdict: Verdict) => findings.filter((one) => one.verdict === verdict).length;
  return `${count('expected')} as expected, ${count('copes')} different but the product copes, ${count('fails')} the product can't cope with, ${count('skipped')} skipped.`;
}

function getRepair({ got, step }: Finding): string {
  // Laravel sends this message when Sanctum does not treat the origin as stateful. Step 1 of the guide repairs
  // that, so step 1 replaces the step of the check.
  const found = got.includes('Session store not set on request.') ? 1 : step;
  const page = found ? `step ${found} of ${GUIDE}` : CONTRACT;
  return found === step && /(^|: |then )500\b/.test(got) ? `the exception in ${LOG}; then ${page}` : page;
}

export function formatReport({ findings, leftBehind }: Report, columns: number): string {
  const last = Math.max(...Object.values(VERDICTS).map(({ length }) => length));
  const left = Math.max(MIN_WIDTH, columns) - last - 2 * SHARES.length;
  const widths = [...SHARES.map((share) => Math.floor(share * left)), last];
  const rows = findings.map(({ endpoint, check, expected, got, verdict }) => [
    endpoint,
    check,
    expected,
    got,
    VERDICTS[verdict],
  ]);
  const rule = widths.map((width) => '─'.repeat(width)).join('  ');
  const repairs = findings
    .filter(({ verdict }) => verdict === 'fails')
    .map((finding) => `- ${finding.endpoint}, ${finding.check}: ${getRepair(finding)}`);
  return [
    ...toLines(HEADINGS, widths),
    rule,
    ...rows.flatMap((row) => toLines(row, widths)),
    rule,
    ...(repairs.length > 0 ? ['To repair:', ...repairs, ''] : []),
    ...(leftBehind === null ? [] : [`The account ${leftBehind} was registered and could not be deleted.`]),
    countVerdicts(findings),
  ].join('\n');
}

export const getExitCode = ({ findings }: Report) =>
  findings.some(({ verdict }) => verdict === 'fails') ? 1 : 0;
