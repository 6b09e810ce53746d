import { useEffect, useState } from 'react';
import { BASE } from '../../mock-server/catalogue/address.ts';
import { getStepPictureName, PICTURE_LIST } from './flow-picture-names.ts';

export const BOOK_ADDRESS = `${BASE}/simulador/recorridos/`;

const NONE: Readonly<Record<string, number>> = {};

let request: Promise<typeof NONE> | null = null;

const toAddress = (id: string, index: number) => `${BOOK_ADDRESS}pictures/${getStepPictureName(id, index)}`;

export function useFlowPictures() {
  const [counts, setCounts] = useState(NONE);
  useEffect(() => {
    request ??= fetch(BOOK_ADDRESS + PICTURE_LIST)
      .then((response) => (response.ok ? response.json() : NONE))
      // The device is offline, or the host answers something other than JSON: the panel shows no pictures.
      .catch(() => NONE);
    void request.then(setCounts);
  }, []);
  return {
    row: (id: string) => (id in counts ? toAddress(id, (counts[id] ?? 0) - 1) : null),
    step: (id: string, index: number) => (index < (counts[id] ?? 0) ? toAddress(id, index) : null),
  };
}
