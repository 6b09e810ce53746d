import type { ReactNode } from 'react';
import type { CardName } from '../../copy/cards.ts';

/** A background colour for the drawing of a card. */
export type Ground = 'azul' | 'noche' | 'queso' | 'elote' | 'chile' | 'papel' | 'kraft' | 'verde' | 'blanco';

export const GROUND_CLASSES: Readonly<Record<Ground, string>> = {
  azul: 'bg-azul',
  noche: 'bg-noche',
  queso: 'bg-queso',
  elote: 'bg-elote',
  chile: 'bg-chile',
  papel: 'bg-papel',
  kraft: 'bg-kraft',
  verde: 'bg-verde',
  blanco: 'bg-blanco',
};

/** One card of the deck. Its number never changes; its name stands in copy. */
export interface CardFace {
  name: CardName;
  number: number;
  ground: Ground;
  /** Shapes on a grid of 120: the colours out of register by (3, 2.5) under the ink line. */
  drawing: ReactNode;
}
