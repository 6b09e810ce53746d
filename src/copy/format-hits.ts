import { formatCount, formatNumber } from './format.ts';

/** Returns text such as `6 resultados, 2 exactos`. Exact scores are results too: `2 resultados, los 2 exactos`. */
export function formatHits(exact: number, results: number): string {
  const hits = formatCount(results, 'resultado', 'resultados');
  if (exact === 0) return hits;
  if (exact !== results) return `${hits}, ${formatCount(exact, 'exacto', 'exactos')}`;
  return exact === 1 ? `${hits} exacto` : `${hits}, los ${formatNumber(exact)} exactos`;
}
