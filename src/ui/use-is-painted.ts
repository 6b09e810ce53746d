import { useEffect, useState } from 'react';
import { afterPaint } from '../lib/after-paint.ts';

/** False until the component has been painted once. For decoration that may come a frame later than the text. */
export function useIsPainted(): boolean {
  const [isPainted, setPainted] = useState(false);
  useEffect(() => afterPaint(() => setPainted(true)), []);
  return isPainted;
}
