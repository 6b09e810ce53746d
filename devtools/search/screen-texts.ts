/** Finds the product's pages and dialogs by the words on them. */

import { createLineMatchers } from './lines.ts';

/** The texts of a page or a dialog, as `normalize` returns them. */
export interface ScreenTexts {
  /** Such as `route:/games` and `modal:poolInvalid`. */
  source: string;
  lines: readonly string[];
}

/** The path of all texts in the site, below the base path. The build writes the file. */
export const SCREEN_TEXTS = 'simulador/textos.json';

/** Returns the sources of the texts that have the searched words. */
export function findScreens(search: string, texts: readonly ScreenTexts[]): ReadonlySet<string> {
  const lists = createLineMatchers(search).map((isMatch) =>
    texts.filter(({ lines }) => lines.some(isMatch)).map(({ source }) => source),
  );
  return new Set(lists.find((sources) => sources.length > 0));
}
