import { useEffect } from 'react';

const TITLE = document.title;

/** Puts the name of what plays into the title of the page, which a browser shows on its tab. */
export function useDocumentTitle(name: string): void {
  useEffect(() => {
    document.title = name ? `${name} | Reto Ruffles` : TITLE;
  }, [name]);
}
