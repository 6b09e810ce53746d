import { useEffect, useState } from 'react';
import { BASE } from '../../mock-server/lib/address.ts';
import { getStepPictureName, PICTURE_LIST } from './flow-picture-names.ts';

export const BOOK_ADDRESS = `${BASE}/simulador/recorridos/`;

const NONE: Readonly<Record<string, number>> = {};

async function fetchCounts(): Promise<typeof NONE> {
  try {
    const response = await fetch(BOOK_ADDRESS + PICTURE_LIST);
    return response.ok ? ((await response.json()) as typeof NONE) : NONE;
  } catch {
    // The device is offline, or the host answers something other than JSON: the panel shows no pictures.
    return NONE;
  }
}

let counts: Promise<typeof NONE> | null = null;

const toAddress = (id: string, index: number) => `${BOOK_ADDRESS}pictures/${getStepPictureName(id, index)}`;

export function useFlowPictures() {
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
    row: (id: string) => (id in known ? toAddress(id, (known[id] ?? 0) - 1) : null),
    step: (id: string, index: number) => (index < (known[id] ?? 0) ? toAddress(id, index) : null),
  };
}
