/** The tie rule in the order it applies; every page that states it uses these words. */
export const tieRule = [
  'Más marcadores exactos.',
  'Más resultados acertados.',
  'Más trivias acertadas.',
  'Haber hecho antes su último envío (hora del servidor).',
] as const;

/** The tie rule within a sentence, without its last stop. */
export const tieRuleSentence = new Intl.ListFormat('es-MX', { type: 'conjunction' }).format(
  tieRule.map((rule) => rule.charAt(0).toLowerCase() + rule.slice(1, -1)),
);
