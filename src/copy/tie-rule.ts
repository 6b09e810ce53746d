import { TIE_CRITERIA, type TieCriterion } from '../domain/tie-break.ts';

const RULES: Readonly<Record<TieCriterion, string>> = {
  exact: 'Más marcadores exactos.',
  results: 'Más resultados acertados.',
  trivias: 'Más trivias acertadas.',
  sent: 'Haber hecho antes su último envío (hora del servidor).',
};

/** The rules of a tie in the order in which they count. */
export const tieRule = TIE_CRITERIA.map((criterion) => RULES[criterion]);
