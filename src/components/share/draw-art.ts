import type { CardName } from '../../copy/cards.ts';
import deckSvg from '../art/deck.svg?raw';
import { INK, type Pen } from './pen.ts';

/** Draws the picture of a lottery card on a square of 120 × 120, at the origin of the pen. */
export function drawArt(pen: Pen, card: CardName): void {
  const drawing = readDeck().getElementById(card);
  if (!drawing) throw new Error(`deck.svg has no drawing ${card}`);
  pen.save();
  pen.lineJoin = 'round';
  pen.lineWidth = 3;
  pen.strokeStyle = INK.tinta;
  for (const part of drawing.children) drawPart(pen, part);
  pen.restore();
}

let deck: Document | undefined;

function readDeck(): Document {
  deck ??= new DOMParser().parseFromString(deckSvg, 'image/svg+xml');
  return deck;
}

// The drawings consist of groups and paths, with the attributes that this function reads. `draw-art.test.ts` checks it.
function drawPart(pen: Pen, part: Element): void {
  pen.save();
  transform(pen, part.getAttribute('transform'));
  pen.lineJoin = (part.getAttribute('stroke-linejoin') as CanvasLineJoin | null) ?? pen.lineJoin;
  pen.lineWidth = Number(part.getAttribute('stroke-width') ?? pen.lineWidth);
  pen.strokeStyle = part.getAttribute('stroke') ?? pen.strokeStyle;
  const dashes = part.getAttribute('stroke-dasharray');
  if (dashes) pen.setLineDash(dashes.split(' ').map(Number));
  if (part.localName === 'path') drawPath(pen, part);
  for (const inner of part.children) drawPart(pen, inner);
  pen.restore();
}

function drawPath(pen: Pen, path: Element) {
  const shape = new Path2D(path.getAttribute('d') ?? '');
  const fill = path.getAttribute('fill');
  if (fill) {
    pen.fillStyle = fill;
    pen.fill(shape);
  } else {
    pen.stroke(shape);
  }
}

/** `text`: the attribute `transform`, `translate(x y)` or `rotate(degrees x y)`. */
function transform(pen: Pen, text: string | null) {
  const [kind, values] = text?.split(/[()]/) ?? [];
  const [first = 0, x = 0, y = 0] = values?.split(' ').map(Number) ?? [];
  if (kind === 'translate') pen.translate(first, x);
  if (kind !== 'rotate') return;
  pen.translate(x, y);
  pen.rotate((first * Math.PI) / 180);
  pen.translate(-x, -y);
}
