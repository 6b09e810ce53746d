/**
 * Size of the content of every picture to share (px): 4:5, the tallest that the feeds of social networks show whole.
 */
export const CARD_WIDTH = 1080;
export const CARD_HEIGHT = 1350;

/** Distance (px) between the left or right edge of a picture to share and its content. */
export const EDGE = 64;
export const INNER_WIDTH = CARD_WIDTH - 2 * EDGE;

export type CardFormat = 'feed' | 'story';

/**
 * `height`: of the picture (px), which is `CARD_WIDTH` wide. `top`: the space (px) above its content. Stories and
 * Estados are 9:16, and their apps draw over the upper 250 px and the lower 340 px, so no text stands there.
 */
export const FORMATS: Readonly<Record<CardFormat, { height: number; top: number }>> = {
  feed: { height: CARD_HEIGHT, top: 0 },
  story: { height: 1920, top: 250 },
};
