/** Spanish of the panel, a file per section in `copy/`. Codes stay codes, in monospace beside the words. */
import { branchesCopy } from './copy/branches.ts';
import { clockCopy } from './copy/clock.ts';
import { coverageCopy } from './copy/coverage.ts';
import { faultsCopy } from './copy/faults.ts';
import { linksCopy } from './copy/links.ts';
import { mailboxCopy } from './copy/mailbox.ts';
import { networkCopy } from './copy/network.ts';
import { paletteCopy } from './copy/palette.ts';
import { personasCopy } from './copy/personas.ts';
import { recipesCopy } from './copy/recipes.ts';
import { shellCopy } from './copy/shell.ts';
import { worldCopy } from './copy/world.ts';

/** Words of the panel. */
export const copy = {
  ...clockCopy,
  ...recipesCopy,
  ...personasCopy,
  ...faultsCopy,
  ...worldCopy,
  ...mailboxCopy,
  ...networkCopy,
  ...coverageCopy,
  ...branchesCopy,
  ...linksCopy,
  ...paletteCopy,
  ...shellCopy,
} as const;
