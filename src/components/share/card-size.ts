/** Width of every picture to share (px). */
export const CARD_WIDTH = 1080;

/** Distance (px) between the left or right edge of a picture to share and its content. */
export const EDGE = 64;
export const INNER_WIDTH = CARD_WIDTH - 2 * EDGE;

export type CardFormat = 'feed' | 'story';

/** Where the parts of a picture stand (px from its top). Texts are placed by their baseline. */
export interface CardLayout {
  isTall: boolean;
  height: number;
  wordmark: number;
  /** `size` is the greatest size of the font: a long title is smaller. */
  title: { y: number; size: number };
  /** The space for what the picture is about, under a title of one line. */
  content: { top: number; bottom: number };
  challenge: { y: number; size: number };
  address: { y: number; size: number };
  /** The two lines of the note about the age, by the baseline of the lower one. */
  note: { y: number; size: number };
  /** The upper edges of the waves at the foot, and the length of a wave. */
  waves: { tops: readonly [number, number, number]; length: number };
}

/**
 * `feed` is 4:5, the tallest that the feeds of social networks show whole. `story` is 9:16 for stories and Estados,
 * whose apps draw over the upper 250 px and the lower 340 px: no text stands there, only waves and drawings.
 */
export const LAYOUTS: Readonly<Record<CardFormat, CardLayout>> = {
  feed: {
    isTall: false,
    height: 1350,
    wordmark: 36,
    title: { y: 292, size: 144 },
    content: { top: 346, bottom: 1100 },
    challenge: { y: 1256, size: 60 },
    address: { y: 1318, size: 46 },
    note: { y: 1318, size: 40 },
    waves: { tops: [1131, 1159, 1187], length: 96 },
  },
  story: {
    isTall: true,
    height: 1920,
    wordmark: 252,
    title: { y: 520, size: 176 },
    content: { top: 572, bottom: 1344 },
    challenge: { y: 1480, size: 84 },
    address: { y: 1562, size: 60 },
    note: { y: 1569, size: 42 },
    waves: { tops: [1640, 1730, 1820], length: 216 },
  },
};
