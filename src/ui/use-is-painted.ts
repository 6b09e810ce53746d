import { useEffect, useState } from 'react';
import { afterPaint } from '../lib/after-paint.ts';

/**
 * False until the component has been painted once (at most 200 ms). Use it for decoration that may appear a
 * frame after the text.
 */
export function useIsPainted(): boolean {
  const [isPainted, setPainted] = useState(false);
  useEffect(() => afterPaint(() => setPainted(true)), []);
  return isPainted;
}
