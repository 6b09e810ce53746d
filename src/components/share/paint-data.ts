import { formatNumber } from '../../copy/format.ts';
import { CARD_WIDTH, EDGE, INNER_WIDTH } from './card-size.ts';
import { fillBox, INK, type Pen, write } from './pen.ts';

interface DataCell {
  /** A number that is null is left out. */
  value: number | null;
  name: string;
  /** The number that comes first for the reader: it is larger. */
  isLead?: boolean;
}

/** The cell of the leading number in a row, as a part of another cell. */
const LEAD_SHARE = 1.3;

const isKnown = ({ value }: DataCell) => value !== null;

/** A row of numbers with their names under them, its upper edge at `top`. */
export function paintData(pen: Pen, cells: readonly DataCell[], top: number) {
  const known = cells.filter(isKnown);
  fillBox(pen, INK.tinta, EDGE + 12, top + 12, INNER_WIDTH, 186);
  fillBox(pen, INK.papel, EDGE, top, INNER_WIDTH, 186);
  const shares = known.map(({ isLead }) => (isLead ? LEAD_SHARE : 1));
  const unit = INNER_WIDTH / shares.reduce((sum, share) => sum + share, 0);
  let x = EDGE;
  known.forEach(({ value, name, isLead }, index) => {
    const width = unit * (shares[index] ?? 1);
    if (index > 0) {
      pen.fillStyle = INK.tinta;
      for (let y = top + 4; y < top + 182; y += 26) pen.fillRect(x - 2, y, 5, 15);
    }
    const room = width - 56;
    const size = isLead ? 120 : 88;
    write(pen, formatNumber(value ?? 0), x + 28, top + (isLead ? 110 : 100), {
      size,
      color: INK.azul,
      maxWidth: room,
    });
    write(pen, name, x + 28, top + 156, { size: 36, maxWidth: room });
    x += width;
  });
}

/** The same as a column `width` px wide, each number before its name. Each row is 88 px high. */
export function paintDataColumn(pen: Pen, cells: readonly DataCell[], top: number, width: number) {
  const known = cells.filter(isKnown);
  const row = 88;
  fillBox(pen, INK.tinta, EDGE + 12, top + 12, width, row * known.length);
  fillBox(pen, INK.papel, EDGE, top, width, row * known.length);
  known.forEach(({ value, name, isLead }, index) => {
    const y = top + index * row;
    if (index > 0) fillBox(pen, `${INK.tinta}40`, EDGE + 24, y - 1, width - 48, 3);
    write(pen, formatNumber(value ?? 0), EDGE + 176, y + 69, {
      size: isLead ? 84 : 70,
      color: INK.azul,
      align: 'right',
      maxWidth: 148,
    });
    write(pen, name, EDGE + 204, y + 60, { size: 42, maxWidth: width - 232 });
  });
}

/** Where a lottery card stands beside the column of a tall picture: under the plate, and its foot at `bottom`. */
export const besideColumn = (bottom: number) =>
  ({ x: CARD_WIDTH - EDGE - 130, y: bottom - 162, degrees: 7, scale: 0.76 }) as const;
