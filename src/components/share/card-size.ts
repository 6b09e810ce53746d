/** Size of every picture to share (px): 4:5, the tallest that the feeds of social networks show whole. */
export const CARD_WIDTH = 1080;
export const CARD_HEIGHT = 1350;

/** Distance (px) between the left or right edge of a picture to share and its content. */
export const EDGE = 64;
export const INNER_WIDTH = CARD_WIDTH - 2 * EDGE;
