import { useEffect, useState } from 'react';

/** Creates the store of a page when the page opens, and keeps it open until the page is left. */
export function usePage<T extends { open(): () => void }>(create: () => T): T {
  const [page] = useState(create);
  useEffect(() => page.open(), [page]);
  return page;
}
