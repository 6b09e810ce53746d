export const tieRule = [
  'Más marcadores exactos.',
  'Más resultados acertados.',
  'Más trivias acertadas.',
  'Haber hecho antes su último envío (hora del servidor).',
] as const;
