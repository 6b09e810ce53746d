/**
 * `npm run check:api -- --url https://api.example.com` checks a running API against the contract with the
 * product's own client. Without `--write` it changes only the sessions of the given account. `npm run check:api --
 * --mock` starts the mock server and checks it. Guide: docs/guides/check-api.md.
 */
import { type Bridge, startBridge } from '../e2e/bridge/bridge.ts';
import { MOCK_ACCOUNT, readArguments, USAGE, UsageError } from './check-api/arguments.ts';
import { askCode } from './check-api/ask-code.ts';
import { NODE_ENVIRONMENT } from './check-api/node-environment.ts';
import { formatReport } from './check-api/report.ts';
import { checkApi, UnreachableError } from './check-api/run.ts';

async function wait(seconds: number): Promise<void> {
  console.error(`A rate limit was reached: waiting ${seconds} s…`);
  await new Promise((resolve) => setTimeout(resolve, seconds * 1_000));
}

async function main(): Promise<number> {
  const words = process.argv.slice(2);
  let mock: Bridge | null = null;
  try {
    if (words.includes('--mock')) mock = await startBridge({ folder: null, world: { players: 50 } });
    const given = words.filter((word) => word !== '--mock');
    if (words.includes('--help') || words.includes('-h')) {
      console.log(USAGE);
      return 0;
    }
    const settings = readArguments(
      mock ? ['--url', mock.origin, ...MOCK_ACCOUNT, ...given] : words,
      process.env,
    );
    const report = await checkApi(settings, {
      ...NODE_ENVIRONMENT,
      readCode: mock ? mock.readCode : askCode,
      wait,
    });
    console.log(formatReport(report));
    return report.findings.some(({ verdict }) => verdict === 'fails') ? 1 : 0;
  } catch (error) {
    if (error instanceof UsageError) console.error(`${error.message}\n\n${USAGE}`);
    else if (error instanceof UnreachableError) console.error(`Nothing was checked. ${error.message}`);
    else throw error;
    return 2;
  } finally {
    await mock?.close();
  }
}

process.exitCode = await main();
