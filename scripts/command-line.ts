import { type ParseArgsConfig, parseArgs } from 'node:util';

/** `scripts/run.mjs` prints the message of such an error without a stack and exits with 1. */
export const createUsageError = (problem: string, usage: string) =>
  new Error(`${problem}\n\n${usage}`, { cause: 'usage' });

type Options = NonNullable<ParseArgsConfig['options']>;

interface Command<Named extends Options> {
  /** Printed by `--help` and below the message of a wrong argument. */
  usage: string;
  /** The arguments with a name, as `parseArgs` of Node describes them. */
  options: Named;
  /** Number of arguments without a name that the command takes at most. */
  maxPositionals: number;
}

/**
 * Reads the arguments of a command. Throws an error with the cause `help` for `--help` and `-h`, which
 * `scripts/run.mjs` prints as the command's output, and an error with the cause `usage` for an argument that the
 * command doesn't take.
 */
export function readCommandLine<const Named extends Options>(
  { usage, options, maxPositionals }: Command<Named>,
  words: readonly string[] = process.argv.slice(2),
) {
  if (words.some((word) => word === '--help' || word === '-h')) throw new Error(usage, { cause: 'help' });
  const read = () => parseArgs({ args: [...words], options, allowPositionals: true });
  let found: ReturnType<typeof read>;
  try {
    found = read();
  } catch (error) {
    throw createUsageError((error as Error).message, usage);
  }
  const [surplus] = found.positionals.slice(maxPositionals);
  if (surplus !== undefined) throw createUsageError(`Unexpected argument “${surplus}”.`, usage);
  return found;
}
