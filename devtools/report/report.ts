import type { LogEntry } from '../../mock-server/index.ts';
import { reportCopy } from '../copy/report.ts';
import { formatClock, formatNumber, formatShortDay } from '../format.ts';
import { redact } from './redact.ts';

export interface ReportFacts {
  link: string | null;
  /** Name of the file with the exported world, which the report mentions when `link` is null. */
  file: string;
  route: string;
  title: string;
  dialog: string | null;
  person: string | null;
  now: number;
  anomalies: readonly string[];
  recipe: string | null;
  calls: readonly LogEntry[];
  versions: {
    build: string | null;
    browser: string;
    viewport: string;
    device: string;
    believed: string;
    seed: number;
  };
  picture: 'taken' | 'possible' | 'impossible';
  expected: string;
  happened: string;
}

export const MAX_CALLS = 10;
const MAX_BODY = 400;

const isBad = ({ outcome, status }: LogEntry) =>
  outcome === 'failed' || outcome === 'travel' || status >= 400;

const toCell = (text: string) => redact(text).replaceAll('|', '\\|').replace(/\s+/g, ' ');

function toRow({ at, method, url, status, outcome, ms, faults }: LogEntry): string {
  const result = status > 0 ? String(status) : reportCopy.outcomes[outcome];
  const cells = [
    `${formatShortDay(at)}, ${formatClock(at)}`,
    `${method} ${url}`,
    result,
    `${formatNumber(ms)} ms`,
    faults.map((label) => reportCopy.faulted(label)).join(', '),
  ];
  return `| ${cells.map(toCell).join(' | ')} |`;
}

function toBodies({ method, url, request, response }: LogEntry): string {
  const cut = (text: string) => (text.length > MAX_BODY ? `${text.slice(0, MAX_BODY)}…` : text);
  const bodies = [request.body && `→ ${request.body}`, response?.body && `← ${response.body}`];
  const lines = bodies
    .filter((one) => one !== undefined && one !== '')
    .map((one) => cut(redact(String(one))));
  return [`${redact(`${method} ${url}`)}`, ...lines].join('\n');
}

function toCalls(calls: readonly LogEntry[]): string[] {
  const last = calls.slice(-MAX_CALLS);
  if (last.length === 0) return [reportCopy.callsNone];
  const failed = last.filter(isBad).slice(-3);
  const { at, call, status, length, note } = reportCopy.columns;
  return [
    `| ${[at, call, status, length, note].join(' | ')} |`,
    '|---|---|---|---|---|',
    ...last.map(toRow),
    ...(failed.length > 0 ? ['', '```', failed.map(toBodies).join('\n\n'), '```'] : []),
  ];
}

export function toMarkdown(facts: ReportFacts): string {
  const { versions } = facts;
  const line = (name: string, value: string) => `- ${name}: ${value}`;
  return [
    `## ${reportCopy.heading}`,
    '',
    `**${reportCopy.expected}:** ${redact(facts.expected)}`,
    '',
    `**${reportCopy.happened}:** ${redact(facts.happened)}`,
    '',
    line(reportCopy.world, facts.link ?? reportCopy.worldFile(facts.file)),
    line(reportCopy.screen, redact(`${facts.route} (${facts.title})`)),
    ...(facts.dialog ? [line(reportCopy.dialog, facts.dialog)] : []),
    line(reportCopy.person, facts.person ?? reportCopy.visitor),
    line(reportCopy.time, `${formatShortDay(facts.now)}, ${formatClock(facts.now)}`),
    ...(facts.recipe ? [line(reportCopy.recipe, facts.recipe)] : []),
    line(reportCopy.anomalies, facts.anomalies.join(', ') || reportCopy.nothing),
    line(reportCopy.picture, reportCopy.pictures[facts.picture]),
    '',
    `### ${reportCopy.calls}`,
    '',
    ...toCalls(facts.calls),
    '',
    `### ${reportCopy.versions}`,
    '',
    line(reportCopy.build, versions.build ?? reportCopy.buildNone),
    line(reportCopy.browser, versions.browser),
    line(reportCopy.viewport, versions.viewport),
    line(reportCopy.device, versions.device),
    line(reportCopy.believed, versions.believed),
    line(reportCopy.seed, String(versions.seed)),
    '',
  ].join('\n');
}
