import type { Verdict } from './check.ts';
import type { Finding, Report } from './run.ts';

const VERDICTS: Readonly<Record<Verdict, string>> = {
  expected: 'ok',
  copes: 'copes',
  fails: 'FAILS',
  skipped: 'skipped',
  unchecked: 'SKIPPED',
};

export function formatReport({ findings, leftBehind }: Report): string {
  const count = (verdict: Verdict) => findings.filter((finding) => finding.verdict === verdict).length;
  const repairs = listRepairs(findings.filter(({ verdict }) => verdict === 'fails'));
  const gaps = listRepairs(findings.filter(({ verdict }) => verdict === 'unchecked'));
  const skips = count('unchecked') > 0 ? `${count('unchecked')} SKIPPED for lack of data, ` : '';
  return [
    ...findings.map(formatFinding),
    '',
    ...(repairs.length > 0 ? ['To repair:', ...repairs, ''] : []),
    ...(gaps.length > 0 ? ['Not checked, although asked for:', ...gaps, ''] : []),
    ...(leftBehind === null ? [] : [`The account ${leftBehind} was registered and could not be deleted.`]),
    `${count('expected')} as expected, ${count('copes')} different but the product copes, ${count('fails')} the product can't cope with, ${skips}${count('skipped')} skipped.`,
  ].join('\n');
}

// Replaces control characters, because a text of the API could contain terminal escape sequences.
const makePrintable = (line: string) => line.replace(/\p{Cc}+/gu, ' ');

function formatFinding({ check, endpoint, expected, got, verdict }: Finding): string {
  const wanted = verdict === 'copes' || verdict === 'fails' ? ` (expected: ${expected})` : '';
  return makePrintable(`${VERDICTS[verdict].padEnd(7)}  ${endpoint}, ${check}: ${got}${wanted}`);
}

/** One line for each repair, with the checks that it repairs. */
function listRepairs(findings: readonly Finding[]): string[] {
  const rows = new Map<string, string[]>();
  for (const { check, endpoint, repair } of findings)
    if (repair !== null) rows.set(repair, [...(rows.get(repair) ?? []), `${endpoint}, ${check}`]);
  return [...rows].map(([repair, names]) => makePrintable(`- ${repair}: ${names.join('; ')}`));
}
