import type { CardName } from '../../copy/cards.ts';
import deckSvg from '../art/deck.svg?raw';
import { INK, type Pen } from './pen.ts';

/**
 * Draws the picture of a lottery card on a square of 120 × 120, at the origin of the pen. With `line`, draws only its
 * lines, all in this colour.
 */
export function paintArt(pen: Pen, card: CardName, line?: string): void {
  pen.save();
  pen.lineJoin = 'round';
  pen.lineWidth = 3;
  pen.strokeStyle = INK.tinta;
  let depth = 0;
  for (const [, slash, element, text = ''] of readDrawing(card).matchAll(TAGS)) {
    if (slash) {
      pen.restore();
      depth -= 1;
      if (depth === 0) break;
      continue;
    }
    const attributes = new Map([...text.matchAll(ATTRIBUTES)].map(([, name, value]) => [name, value]));
    pen.save();
    applyStyle(pen, attributes);
    if (line) pen.strokeStyle = line;
    if (element === 'g') {
      depth += 1;
    } else {
      paintPath(pen, attributes, line === undefined);
      pen.restore();
    }
  }
  pen.restore();
}

// The drawings consist of groups and paths, with the attributes that are read below. `paint-art.test.ts` checks it.
// They are read as text, because the policy of the site (`require-trusted-types-for`) forbids `DOMParser`.
const TAGS = /<(\/?)(g|path)\b([^>]*)>/g;
const ATTRIBUTES = / ([\w-]+)="([^"]*)"/g;

type Attributes = ReadonlyMap<string | undefined, string | undefined>;

/** Returns the text of `deck.svg` from the group of the card on. */
function readDrawing(card: CardName): string {
  const start = deckSvg.indexOf(`<g id="${card}">`);
  if (start < 0) throw new Error(`deck.svg has no drawing ${card}`);
  return deckSvg.slice(start);
}

function applyStyle(pen: Pen, attributes: Attributes) {
  transform(pen, attributes.get('transform'));
  pen.lineJoin = attributes.get('stroke-linejoin') === 'miter' ? 'miter' : pen.lineJoin;
  pen.lineWidth = Number(attributes.get('stroke-width') ?? pen.lineWidth);
  pen.strokeStyle = attributes.get('stroke') ?? pen.strokeStyle;
  const dashes = attributes.get('stroke-dasharray');
  if (dashes) pen.setLineDash(dashes.split(' ').map(Number));
}

function paintPath(pen: Pen, attributes: Attributes, hasFills: boolean) {
  const shape = new Path2D(attributes.get('d'));
  const fill = attributes.get('fill');
  if (!fill) {
    pen.stroke(shape);
  } else if (hasFills) {
    pen.fillStyle = fill;
    pen.fill(shape);
  }
}

/** `text`: the attribute `transform`, `translate(x y)` or `rotate(degrees x y)`. */
function transform(pen: Pen, text: string | undefined) {
  const [kind, values] = text?.split(/[()]/) ?? [];
  const [first = 0, x = 0, y = 0] = values?.split(' ').map(Number) ?? [];
  if (kind === 'translate') pen.translate(first, x);
  if (kind !== 'rotate') return;
  pen.translate(x, y);
  pen.rotate((first * Math.PI) / 180);
  pen.translate(-x, -y);
}
