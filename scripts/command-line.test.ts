import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readCommandLine } from './command-line.ts';

const USAGE = 'Usage: npm run draw [folder] [--wide]';
const command = { usage: USAGE, options: { wide: { type: 'boolean' } }, maxPositionals: 1 } as const;

const getError = (words: readonly string[]) => {
  try {
    readCommandLine(command, words);
  } catch (error) {
    return error as Error;
  }
  return null;
};

test('readCommandLine returns the options and the arguments without a name', () => {
  const { values, positionals } = readCommandLine(command, ['out/before', '--wide']);
  expect(values.wide).toBe(true);
  expect(positionals).toEqual(['out/before']);
});

test.each(['--help', '-h'])(
  'readCommandLine throws the usage as help for %s, also behind an argument',
  (word) => {
    expect(getError(['out/before', word])).toMatchObject({ message: USAGE, cause: 'help' });
  },
);

test.each([
  [['--wdie'], "Unknown option '--wdie'"],
  [['out/before', '99999'], 'Unexpected argument “99999”.'],
  [['--wide=yes'], "Option '--wide' does not take an argument"],
])('readCommandLine refuses %j with its reason and the usage', (words, reason) => {
  const error = getError(words);
  expect(error?.cause).toBe('usage');
  expect(error?.message).toContain(reason);
  expect(error?.message).toContain(USAGE);
});

const run = (script: string, ...words: string[]) =>
  spawnSync(process.execPath, ['scripts/run.mjs', script, ...words], { encoding: 'utf8' });

const manifest = readFileSync('package.json', 'utf8');
const COMMANDS = [
  ...new Set(manifest.match(/(?<=run\.mjs )[\w/-]+\.ts/g)),
  ...(readFileSync('scripts/README.md', 'utf8').match(/(?<=^- `)[\w-]+\.ts/gm) ?? []).map(
    (name) => `scripts/${name}`,
  ),
];

describe('each command of package.json and of scripts/README.md', { timeout: 60_000 }, () => {
  test.each(COMMANDS)('%s prints its usage for --help, exits with 0 and does nothing else', (script) => {
    const { status, stdout, stderr } = run(script, '--help');
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(stdout).toMatch(/^Usage: /);
  });

  test.each(COMMANDS)('%s refuses an unknown option with its usage and without a stack', (script) => {
    const { status, stdout, stderr } = run(script, '--no-such-option');
    expect(status).toBeGreaterThan(0);
    expect(stdout).toBe('');
    expect(stderr).toContain('--no-such-option');
    expect(stderr).toContain('\n\nUsage: ');
    expect(stderr).not.toMatch(/\n {4}at /);
  });

  test.each([
    ['scripts/serve.ts', ['dist', '99999'], '“99999” is not a port'],
    ['scripts/serve.ts', ['dist', '-1'], "Unknown option '-1'"],
    ['scripts/recipe.ts', [], 'The id of a recipe is missing'],
    ['scripts/shots.ts', ['out/a', 'out/b'], 'Unexpected argument “out/b”'],
    ['scripts/test.ts', ['lnit'], 'No step or set is called lnit'],
  ])('%s refuses the arguments %j with the message “%s”', (script, words, message) => {
    const { status, stderr } = run(script, ...words);
    expect(status).toBeGreaterThan(0);
    expect(stderr).toContain(message);
    expect(stderr).not.toMatch(/\n {4}at /);
  });
});
