/**
 * `npm run check:api -- --url https://api.example.com` checks a running API against the contract with the
 * product's own client. Without `--write` it changes only the sessions of the given account. Guide:
 * docs/guides/check-api.md.
 */
import { createInterface } from 'node:readline/promises';
import { readArguments, USAGE, UsageError } from './check-api/arguments.ts';
import { checkApi, UnreachableError } from './check-api/run.ts';
import { formatReport, getExitCode } from './check-api/table.ts';

const DEFAULT_COLUMNS = 160;

/** Asks for the code that the API mailed. Returns null on an empty line and when standard input ends. */
async function readCode(email: string): Promise<string | null> {
  const lines = createInterface({ input: process.stdin, output: process.stderr });
  const closed = new Promise<string>((resolve) => lines.once('close', () => resolve('')));
  const question = `The code that the API mailed to ${email} (Enter to skip): `;
  const answer = await Promise.race([lines.question(question), closed]);
  lines.close();
  return answer.trim() || null;
}

async function wait(seconds: number): Promise<void> {
  console.error(`A rate limit was reached: waiting ${seconds} s…`);
  await new Promise((resolve) => setTimeout(resolve, seconds * 1_000));
}

async function main(): Promise<number> {
  try {
    const settings = readArguments(process.argv.slice(2), process.env);
    const report = await checkApi(settings, { readCode, wait });
    console.log(formatReport(report, process.stdout.columns ?? DEFAULT_COLUMNS));
    return getExitCode(report);
  } catch (error) {
    if (error instanceof UsageError) console.error(`${error.message}\n\n${USAGE}`);
    else if (error instanceof UnreachableError) console.error(`Nothing was checked. ${error.message}`);
    else throw error;
    return 2;
  }
}

process.exitCode = await main();
