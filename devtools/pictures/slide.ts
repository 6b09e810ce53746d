/**
 * A picture of a step as a slide of a presentation, 16:9: the app beside its caption, and that all data are invented.
 */
import type { RecipeView } from '../api.ts';
import { copy } from '../copy/shared.ts';

const WIDTH = 1_920;
const HEIGHT = 1_080;
const RIBBON = 64;
const MARGIN = 112;
/** The size of the picture; the caption beside a computer has the rest of the width. */
const MAX_HEIGHT = HEIGHT - RIBBON - MARGIN;
const MAX_WIDTH = 1_180;
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
    { text: title, weight: 400, size: 62, colour: CHEESE, font: TITLE_FONT },
    { text: `Paso ${index + 1} de ${outline.length}`, weight: 600, size: 38, colour: CORN },
    { text: says, weight: 700, size: 104, colour: PAPER },
    { text: detail, weight: 400, size: 56, colour: PAPER },
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
  drawBeside(context, picture, texts);
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

/** Draws a phone, or the screen of a computer, at the right of its caption. */
function drawBeside(context: CanvasRenderingContext2D, picture: HTMLCanvasElement, texts: readonly Text[]) {
  const isPhone = picture.height > picture.width;
  const margin = isPhone ? MARGIN : MARGIN / 2;
  const scale = Math.min(MAX_HEIGHT / picture.height, MAX_WIDTH / picture.width);
  const [width, height] = [picture.width * scale, picture.height * scale];
  const left = WIDTH - margin - width;
  drawPicture(context, picture, [left, (HEIGHT - RIBBON - height) / 2, width, height]);
  const lines = layOut(context, texts, left - 2 * margin, MAX_HEIGHT);
  drawLines(context, lines, margin, (HEIGHT - RIBBON - measure(lines)) / 2);
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

/** Wraps the texts. Makes them smaller until they fit in the height, and their longest word in the width. */
function layOut(
  context: CanvasRenderingContext2D,
  texts: readonly Text[],
  width: number,
  height: number,
): Line[] {
  for (let scale = 1; ; scale *= 0.92) {
    const lines = texts.flatMap((text) => wrap(context, { ...text, size: text.size * scale }, width));
    const isNarrow = lines.every((line) => measureWidth(context, line) <= width);
    if ((isNarrow && measure(lines) <= height) || scale < 0.3) return lines;
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

function measureWidth(context: CanvasRenderingContext2D, line: Text): number {
  setFont(context, line);
  return context.measureText(line.text).width;
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
