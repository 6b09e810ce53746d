export const tieRule = [
  'Más marcadores exactos.',
  'Más resultados acertados.',
  'Más trivias acertadas.',
  'Haber hecho antes su último envío (hora del servidor).',
] as const;

export const tieRuleSentence = new Intl.ListFormat('es-MX', { type: 'conjunction' }).format(
  tieRule.map((rule) => rule.charAt(0).toLowerCase() + rule.slice(1, -1)),
);
