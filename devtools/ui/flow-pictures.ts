import { useEffect, useState } from 'react';
import { BASE } from '../../mock-server/lib/address.ts';
import { getStepPictureName, PICTURE_LIST } from './flow-picture-names.ts';

export const BOOK_ADDRESS = `${BASE}/simulador/recorridos/`;

const NONE: Readonly<Record<string, number>> = {};

let counts: Promise<typeof NONE> | null = null;

const toAddress = (id: string, index: number) => `${BOOK_ADDRESS}pictures/${getStepPictureName(id, index)}`;

export function useFlowPictures() {
  const [known, setKnown] = useState(NONE);
  useEffect(() => {
    counts ??= fetch(BOOK_ADDRESS + PICTURE_LIST)
      .then((response) => (response.ok ? response.json() : NONE))
      // The device is offline, or the host answers something other than JSON: the panel shows no pictures.
      .catch(() => NONE);
    void counts.then(setKnown);
  }, []);
  return {
    row: (id: string) => (id in known ? toAddress(id, (known[id] ?? 0) - 1) : null),
    step: (id: string, index: number) => (index < (known[id] ?? 0) ? toAddress(id, index) : null),
  };
}
