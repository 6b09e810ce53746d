import { INK } from './pen.ts';

/** The colours of a picture to share. */
export interface Ground {
  fill: string;
  /** The ridges, or the rays if `hasRays`: then dark bands carry the title and the last lines. */
  pattern: string;
  hasRays?: boolean;
  /** Whether the wordmark stands on a dark band, because the ground has its colour. */
  hasBand?: boolean;
  title: string;
  titleShadow: string;
  /** The address, where it stands on the ground. */
  note: string;
  plate: { fill: string; digits: string; shadow: string };
  /** From the back to the front. The front wave of a 4:5 picture carries light texts. */
  waves: readonly [string, string, string];
}

const BLACK_PLATE = { fill: INK.tinta, digits: INK.queso, shadow: INK.chile };

export const GROUNDS = {
  azul: {
    fill: INK.azul,
    pattern: `${INK.noche}57`,
    title: INK.papel,
    titleShadow: INK.chile,
    note: INK.elote,
    plate: BLACK_PLATE,
    waves: [INK.chile, INK.queso, INK.noche],
  },
  verde: {
    fill: INK.verde,
    pattern: `${INK.tinta}33`,
    title: INK.papel,
    titleShadow: INK.tinta,
    note: INK.elote,
    plate: { ...BLACK_PLATE, shadow: INK.queso },
    waves: [INK.queso, INK.chile, INK.noche],
  },
  queso: {
    fill: INK.queso,
    pattern: `${INK.dorado}99`,
    hasBand: true,
    title: INK.chile,
    titleShadow: INK.tinta,
    note: INK.tinta,
    plate: BLACK_PLATE,
    waves: [INK.chile, INK.azul, INK.noche],
  },
  noche: {
    fill: INK.noche,
    pattern: `${INK.azul}99`,
    title: INK.queso,
    titleShadow: INK.chile,
    note: INK.elote,
    plate: BLACK_PLATE,
    waves: [INK.chile, INK.queso, INK.azul],
  },
  chile: {
    fill: INK.chile,
    pattern: `${INK.tinta}26`,
    title: INK.queso,
    titleShadow: INK.tinta,
    note: INK.papel,
    plate: { ...BLACK_PLATE, shadow: INK.noche },
    waves: [INK.queso, INK.azul, INK.noche],
  },
  elote: {
    fill: INK.elote,
    pattern: `${INK.queso}99`,
    hasBand: true,
    title: INK.azul,
    titleShadow: INK.papel,
    note: INK.tinta,
    plate: BLACK_PLATE,
    waves: [INK.chile, INK.azul, INK.noche],
  },
  /** The poster of the champion: the ground of a special lottery card, with its texts on dark bands. */
  rays: {
    fill: INK.chile,
    pattern: INK.queso,
    hasRays: true,
    title: INK.queso,
    titleShadow: INK.chile,
    note: INK.elote,
    plate: { ...BLACK_PLATE, shadow: INK.noche },
    waves: [INK.chile, INK.queso, INK.noche],
  },
} as const satisfies Record<string, Ground>;

export type GroundName = keyof typeof GROUNDS;
