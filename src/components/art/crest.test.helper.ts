import { getShieldPattern } from './shield-shape.ts';

/** The drawings of the crests in `element`, in their order. */
export const readCrests = (element: Element): (string | null)[] =>
  [...element.querySelectorAll('svg:has(clipPath)')].map(
    (crest) => crest.querySelector('g path:nth-of-type(2)')?.getAttribute('d') ?? null,
  );

/** The drawings of the crests of clubs, which are told by the codes of the clubs. */
export const getCrests = (...codes: string[]): string[] => codes.map(getShieldPattern);
