import { EDGE } from './card-size.ts';
import { INK, type Pen, write } from './pen.ts';

export function paintTitle(pen: Pen, lines: readonly string[]) {
  lines.forEach((line, index) => {
    const y = 314 + index * 127;
    write(pen, line, EDGE + 7, y + 7, { size: 148, family: 'Rotulo', color: INK.chile, maxWidth: 950 });
    write(pen, line, EDGE, y, { size: 148, family: 'Rotulo', color: INK.papel, maxWidth: 950 });
  });
}
