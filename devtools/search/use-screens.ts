import { useEffect, useState } from 'react';
import { BASE } from '../../mock-server/catalogue/address.ts';
import { findScreens, SCREEN_TEXTS, type ScreenTexts } from './screen-texts.ts';

let request: Promise<readonly ScreenTexts[]> | null = null;

async function fetchTexts(): Promise<readonly ScreenTexts[]> {
  const response = await fetch(`${BASE}/${SCREEN_TEXTS}`);
  if (!response.ok) throw new Error(`${response.status}`);
  return response.json();
}

/**
 * Returns the ids of the pages and dialogs whose texts contain the searched words. The first search fetches the texts;
 * until they are there, the set is empty.
 */
export function useScreens(search: string): ReadonlySet<string> {
  const [texts, setTexts] = useState<readonly ScreenTexts[]>([]);
  const isSearching = search.trim() !== '';
  useEffect(() => {
    if (!isSearching) return;
    request ??= fetchTexts();
    request.then(setTexts, () => {
      // Without the texts, the search still finds names. The next search fetches them again.
      request = null;
    });
  }, [isSearching]);
  return isSearching ? findScreens(search, texts) : new Set();
}
