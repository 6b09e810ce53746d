import { TECHNICAL_WORDS } from '../../describe/technical-words.ts';
import type { Command, CommandGroup } from './command.ts';

/** The groups whose words at the right, such as “en 2 h” and a nickname, are no codes. */
const WITH_PLAIN_ASIDE: readonly CommandGroup[] = ['clock', 'personas'];

const isTechnical = (text: string) =>
  // The names of errors begin with the Spanish word.
  TECHNICAL_WORDS.test(text.replace(/^Error /, ''));

/** The name of a section may be technical, as “Ramas”, but its tab has it too. */
const isPlain = ({ group, name, note = '' }: Command) =>
  group === 'go' || !(isTechnical(name) || isTechnical(note));

/** Returns the commands without technical words, for the density Demo. A search still finds a command by its code. */
export const toDemoCommands = (commands: readonly Command[]): Command[] =>
  commands.filter(isPlain).map(({ aside = '', ...command }) => ({
    ...command,
    ...(WITH_PLAIN_ASIDE.includes(command.group) && !isTechnical(aside) ? { aside } : {}),
  }));
