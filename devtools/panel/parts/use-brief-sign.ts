import { useEffect, useState } from 'react';

const SHOWN_FOR_MS = 2_000;

/** Returns whether a button shows that its press has worked, and what shows it for two seconds. */
export function useBriefSign(): [isShown: boolean, show: () => void] {
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    if (!isShown) return;
    const timer = setTimeout(() => setShown(false), SHOWN_FOR_MS);
    return () => clearTimeout(timer);
  }, [isShown]);
  return [isShown, () => setShown(true)];
}
