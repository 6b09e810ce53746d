import type { RecipeView } from '../api.ts';

/** Margin and line height of a caption (px of the picture). */
const MARGIN = 32;

const LINE = 44;

const TITLE = { font: '600 34px Texto, system-ui, sans-serif', fillStyle: '#e7ecef' };

const DETAIL = { font: '400 28px Texto, system-ui, sans-serif', fillStyle: '#a3b0ba' };

function wrap(context: CanvasRenderingContext2D, text: string, style: typeof TITLE, width: number) {
  const lines: string[] = [];
  context.font = style.font;
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const longer = [lines.at(-1), word].filter(Boolean).join(' ');
    if (lines.length > 0 && context.measureText(longer).width <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines.map((line) => ({ line, style }));
}

/** Returns the picture with the caption of its step below; the captions of all steps have the same height. */
export function addCaption(
  picture: HTMLCanvasElement,
  { outline }: RecipeView,
  index: number,
): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d') as CanvasRenderingContext2D;
  const width = picture.width - 2 * MARGIN;
  const captions = outline.map(({ says, detail }, at) => [
    ...wrap(context, `${at + 1}/${outline.length} · ${says}`, TITLE, width),
    ...wrap(context, detail, DETAIL, width),
  ]);
  canvas.width = picture.width;
  canvas.height = picture.height + Math.max(...captions.map(({ length }) => length)) * LINE + 2 * MARGIN;
  context.fillStyle = '#0c0f12';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(picture, 0, 0);
  context.textBaseline = 'top';
  for (const [at, { line, style }] of (captions[index] ?? []).entries()) {
    Object.assign(context, style);
    context.fillText(line, MARGIN, picture.height + MARGIN + at * LINE);
  }
  return canvas;
}
