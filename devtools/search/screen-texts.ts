/** Finds the product's pages and dialogs by the words on them. The first search in the panel loads this file. */

import { createLineMatchers } from './lines.ts';
import { LINES } from './screen-lines.ts';

/** Returns the pages and dialogs, such as `route:/games` and `modal:poolInvalid`, that show the searched words. */
export function findScreens(search: string): ReadonlySet<string> {
  const lists = createLineMatchers(search).map((isMatch) =>
    LINES.filter(({ lines }) => lines.some(isMatch)).map(({ source }) => source),
  );
  return new Set(lists.find((sources) => sources.length > 0));
}
