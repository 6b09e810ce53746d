/** URLs of the pictures of the flow book. `npm run flowbook` creates the book; a site may lack the book. */
import { useEffect, useState } from 'react';
import { BASE } from '../../mock-server/lib/address.ts';
import { PICTURE_LIST, stepPictureName } from './picture-names.ts';

/** Path of the flow book on the site. */
export const BOOK_ADDRESS = `${BASE}/simulador/recorridos/`;

/** Number of step pictures by recipe id. */
type PictureCounts = Readonly<Record<string, number>>;

const NONE: PictureCounts = {};

async function fetchCounts(): Promise<PictureCounts> {
  try {
    const response = await fetch(BOOK_ADDRESS + PICTURE_LIST);
    return response.ok ? ((await response.json()) as PictureCounts) : NONE;
  } catch {
    // Offline, or a host without the flow book: the panel shows no pictures.
    return NONE;
  }
}

let counts: Promise<PictureCounts> | null = null;

export interface FlowPictures {
  /** URL of the picture of the recipe’s last step; null when there is no picture. */
  row(id: string): string | null;
  /** URL of the picture of the screen at the end of a step (from 0); null when there is no picture. */
  step(id: string, index: number): string | null;
}

const toAddress = (id: string, index: number) => `${BOOK_ADDRESS}pictures/${stepPictureName(id, index)}`;

/** Returns the URLs of the flow book’s pictures; all are null until the list of pictures has loaded. */
export function useFlowPictures(): FlowPictures {
  const [known, setKnown] = useState(NONE);
  useEffect(() => {
    let isWanted = true;
    counts ??= fetchCounts();
    void counts.then((found) => isWanted && setKnown(found));
    return () => {
      isWanted = false;
    };
  }, []);
  return {
    row: (id) => (id in known ? toAddress(id, (known[id] ?? 0) - 1) : null),
    step: (id, index) => (index < (known[id] ?? 0) ? toAddress(id, index) : null),
  };
}
