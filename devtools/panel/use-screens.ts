import { useEffect, useState } from 'react';

type ScreenTexts = typeof import('../screen-texts.ts');

const NONE: ReadonlySet<string> = new Set();

/** Names of the pages and dialogs that show the searched text. Loads their texts with the first search. */
export function useScreens(search: string): ReadonlySet<string> {
  const [texts, setTexts] = useState<ScreenTexts | null>(null);
  const isSearching = search.trim() !== '';
  useEffect(() => {
    let isGone = false;
    if (isSearching)
      // Without the texts the search still finds everything by its name.
      void import('../screen-texts.ts').then((loaded) => !isGone && setTexts(loaded)).catch(() => {});
    return () => {
      isGone = true;
    };
  }, [isSearching]);
  return texts && isSearching ? texts.findScreens(search) : NONE;
}
