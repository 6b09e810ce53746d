import { type CardLayout, EDGE, INNER_WIDTH } from './card-size.ts';
import type { Ground } from './grounds.ts';
import { type Pen, write } from './pen.ts';

/** Distance from one line of a title to the next, as a share of the size of its font. */
export const TITLE_LINE = 0.86;

export function paintTitle(pen: Pen, lines: readonly string[], title: CardLayout['title'], ground: Ground) {
  lines.forEach((line, index) => {
    paintLettering(pen, line, title.y + index * title.size * TITLE_LINE, title.size, ground);
  });
}

/**
 * A line in Rotulo with a hard shadow, from the left edge of the content on: as large as it fits, and at most `maxSize`
 * px.
 */
export function paintLettering(pen: Pen, line: string, y: number, maxSize: number, ground: Ground) {
  pen.font = '100px Rotulo, sans-serif';
  const size = Math.min(maxSize, Math.floor((INNER_WIDTH / pen.measureText(line).width) * 100));
  const shift = Math.round(size / 21);
  const style = { size, family: 'Rotulo', maxWidth: INNER_WIDTH } as const;
  write(pen, line, EDGE + shift, y + shift, { ...style, color: ground.titleShadow });
  write(pen, line, EDGE, y, { ...style, color: ground.title });
}
