import { useEffect, useState } from 'react';
import { BASE } from '../../mock-server/catalogue/address.ts';
import { SPEC_DOCUMENT, type SpecDocument } from './spec-document.ts';

let request: Promise<SpecDocument> | null = null;
/** The document, once it has been fetched: a component that is rendered later shows it at once. */
let fetched: SpecDocument | null = null;

async function fetchDocument(): Promise<SpecDocument> {
  const response = await fetch(`${BASE}/${SPEC_DOCUMENT}`);
  if (!response.ok) throw new Error(`${response.status}`);
  fetched = await response.json();
  return fetched as SpecDocument;
}

/** Fetches the document once for each page. */
export const loadSpecDocument = () => {
  request ??= fetchDocument();
  return request;
};

export function useSpecDocument() {
  const [document, setDocument] = useState(fetched);
  const [hasFailed, setFailed] = useState(false);
  const load = () => {
    setFailed(false);
    loadSpecDocument().then(setDocument, () => {
      request = null;
      setFailed(true);
    });
  };
  useEffect(load, []);
  return { document, hasFailed, load };
}
