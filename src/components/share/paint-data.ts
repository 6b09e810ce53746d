import { formatNumber } from '../../copy/format.ts';
import { EDGE, INNER_WIDTH } from './card-size.ts';
import { fillBox, INK, type Pen, write } from './pen.ts';

/** A row of numbers with their names, its upper edge at `top`. A number that is null is left out. */
export function paintData(pen: Pen, cells: readonly { value: number | null; name: string }[], top = 880) {
  const known = cells.filter(({ value }) => value !== null);
  fillBox(pen, INK.tinta, EDGE + 12, top + 12, INNER_WIDTH, 186);
  fillBox(pen, INK.papel, EDGE, top, INNER_WIDTH, 186);
  const step = INNER_WIDTH / known.length;
  known.forEach(({ value, name }, index) => {
    const x = EDGE + index * step;
    if (index > 0) {
      pen.fillStyle = INK.tinta;
      for (let y = top + 4; y < top + 182; y += 26) pen.fillRect(x - 2, y, 5, 15);
    }
    const room = step - 56;
    write(pen, formatNumber(value ?? 0), x + 28, top + 100, { size: 88, color: INK.azul, maxWidth: room });
    write(pen, name, x + 28, top + 156, { size: 36, maxWidth: room });
  });
}
