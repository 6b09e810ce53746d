import { linksCopy } from './copy/links.ts';
import { paletteCopy } from './copy/palette.ts';
import { branchesCopy } from './copy/sections/branches.ts';
import { clockCopy } from './copy/sections/clock.ts';
import { coverageCopy } from './copy/sections/coverage.ts';
import { faultsCopy } from './copy/sections/faults.ts';
import { mailboxCopy } from './copy/sections/mailbox.ts';
import { networkCopy } from './copy/sections/network.ts';
import { personasCopy } from './copy/sections/personas.ts';
import { recipesCopy } from './copy/sections/recipes.ts';
import { worldCopy } from './copy/sections/world.ts';
import { shellCopy } from './copy/shell.ts';

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
