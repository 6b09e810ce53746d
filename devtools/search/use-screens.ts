import { useEffect, useState } from 'react';

/** Returns the pages and dialogs that show the searched words; none until their texts are loaded. */
export function useScreens(search: string): ReadonlySet<string> {
  const [texts, setTexts] = useState<typeof import('./screen-texts.ts') | null>(null);
  const isSearching = search.trim() !== '';
  useEffect(() => {
    // If the texts can't be loaded, the search still finds names.
    if (isSearching) import('./screen-texts.ts').then(setTexts, () => {});
  }, [isSearching]);
  return texts && isSearching ? texts.findScreens(search) : new Set();
}
