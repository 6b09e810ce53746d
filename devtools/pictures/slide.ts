/**
 * A picture of a step as a slide of a presentation, 16:9: the app beside its caption, and that all data are invented.
 */
import type { RecipeView } from '../api.ts';
import { copy } from '../copy/shared.ts';

const WIDTH = 1_920;
const HEIGHT = 1_080;
const RIBBON = 64;
const MARGIN = 112;
const TEXT_FONT = 'Texto, system-ui, sans-serif';
const TITLE_FONT = 'Rotulo, Texto, system-ui, sans-serif';
/** The colours of the campaign. */
const BLUE = '#0f2fb4';
const NIGHT = '#081759';
const PAPER = '#fff7e6';
const CHEESE = '#ffc421';
const CORN = '#ffe08a';
const INK = '#17130e';

interface Text {
  text: string;
  weight: number;
  /** Height of the letters (px). */
  size: number;
  colour: string;
  font?: string;
}

export async function drawSlide(
  picture: HTMLCanvasElement,
  { outline, title }: RecipeView,
  index: number,
): Promise<HTMLCanvasElement> {
  const { says = '', detail = '' } = outline[index] ?? {};
  const texts: Text[] = [
    { text: title, weight: 400, size: 54, colour: CHEESE, font: TITLE_FONT },
    { text: `Paso ${index + 1} de ${outline.length}`, weight: 600, size: 32, colour: CORN },
    { text: says, weight: 700, size: 80, colour: PAPER },
    { text: detail, weight: 400, size: 44, colour: PAPER },
  ];
  // A canvas doesn't load a font of the page by itself.
  await Promise.all(
    texts.map(({ weight, font = TEXT_FONT }) => document.fonts.load(`${weight} 40px ${font}`)),
  );
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const context = canvas.getContext('2d') as CanvasRenderingContext2D;
  drawGround(context);
  context.textBaseline = 'top';
  if (picture.height > picture.width) drawBeside(context, picture, texts);
  else drawBelow(context, picture, texts);
  drawRibbon(context);
  return canvas;
}

/** Draws the ground of the campaign: blue with the furrows of a chip. */
function drawGround(context: CanvasRenderingContext2D): void {
  context.fillStyle = BLUE;
  context.fillRect(0, 0, WIDTH, HEIGHT);
  context.strokeStyle = `${NIGHT}40`;
  context.lineWidth = 6;
  for (let x = 0; x <= WIDTH; x += 48) {
    context.beginPath();
    for (let y = 0; y <= HEIGHT; y += 12) context.lineTo(x + 8 * Math.sin((y / 96) * 2 * Math.PI), y);
    context.stroke();
  }
}

/** Draws a phone at the right of its caption. */
function drawBeside(context: CanvasRenderingContext2D, picture: HTMLCanvasElement, texts: readonly Text[]) {
  const height = HEIGHT - RIBBON - MARGIN;
  const width = (height * picture.width) / picture.height;
  const left = WIDTH - MARGIN - width;
  drawPicture(context, picture, [left, MARGIN / 2, width, height]);
  const lines = layOut(context, texts, left - 2 * MARGIN, height);
  drawLines(context, lines, MARGIN, (HEIGHT - RIBBON - measure(lines)) / 2);
}

/** Draws the screen of a computer below its caption. */
function drawBelow(context: CanvasRenderingContext2D, picture: HTMLCanvasElement, texts: readonly Text[]) {
  const top = MARGIN / 2;
  const lines = layOut(context, texts, WIDTH - 2 * MARGIN, 230);
  drawLines(context, lines, MARGIN, top);
  const start = top + measure(lines) + 24;
  const scale = Math.min(
    (HEIGHT - RIBBON - 32 - start) / picture.height,
    (WIDTH - 2 * MARGIN) / picture.width,
  );
  const width = picture.width * scale;
  drawPicture(context, picture, [(WIDTH - width) / 2, start, width, picture.height * scale]);
}

function drawPicture(
  context: CanvasRenderingContext2D,
  picture: HTMLCanvasElement,
  place: [left: number, top: number, width: number, height: number],
): void {
  const [left, top, width, height] = place;
  // The shadow of the campaign's pieces: ink out of register.
  context.fillStyle = INK;
  context.fillRect(left + 12, top + 12, width, height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, ...place);
  context.strokeStyle = INK;
  context.lineWidth = 4;
  context.strokeRect(...place);
}

interface Line extends Text {
  height: number;
}

/** Wraps the texts. Makes them smaller until they fit in the height. */
function layOut(
  context: CanvasRenderingContext2D,
  texts: readonly Text[],
  width: number,
  height: number,
): Line[] {
  for (let scale = 1; ; scale *= 0.92) {
    const lines = texts.flatMap((text) => wrap(context, { ...text, size: text.size * scale }, width));
    if (measure(lines) <= height || scale < 0.3) return lines;
  }
}

function wrap(context: CanvasRenderingContext2D, text: Text, width: number): Line[] {
  const lines: string[] = [];
  setFont(context, text);
  for (const word of text.text.split(/\s+/).filter(Boolean)) {
    const longer = [lines.at(-1), word].filter(Boolean).join(' ');
    if (lines.length > 0 && context.measureText(longer).width <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  // Below the last line of a text there is room before the next one.
  return lines.map((line, at) => ({
    ...text,
    text: line,
    height: text.size * (at === lines.length - 1 ? 1.6 : 1.2),
  }));
}

const measure = (lines: readonly Line[]) => lines.reduce((sum, { height }) => sum + height, 0);

function drawLines(
  context: CanvasRenderingContext2D,
  lines: readonly Line[],
  left: number,
  top: number,
): void {
  let at = top;
  for (const line of lines) {
    setFont(context, line);
    context.fillText(line.text, left, at);
    at += line.height;
  }
}

function drawRibbon(context: CanvasRenderingContext2D): void {
  const ribbon = { text: copy.ribbon, weight: 600, size: 34, colour: INK };
  context.fillStyle = CHEESE;
  context.fillRect(0, HEIGHT - RIBBON, WIDTH, RIBBON);
  context.textAlign = 'center';
  setFont(context, ribbon);
  context.fillText(ribbon.text, WIDTH / 2, HEIGHT - RIBBON + (RIBBON - ribbon.size) / 2);
}

function setFont(context: CanvasRenderingContext2D, { weight, size, colour, font = TEXT_FONT }: Text): void {
  context.font = `${weight} ${size}px ${font}`;
  context.fillStyle = colour;
}
