import { shareCardCopy } from '../../copy/share-card.ts';
import { CARD_WIDTH, type CardFormat, FORMATS } from './card-size.ts';
import { drawAlbum } from './draw-album.ts';
import { drawPlace } from './draw-place.ts';
import { drawResults } from './draw-results.ts';
import { drawSeason } from './draw-season.ts';
import { drawStory } from './draw-story.ts';
import { drawTicket } from './draw-ticket.ts';
import { paintBackground } from './paint-background.ts';
import { paintFrame } from './paint-frame.ts';
import type { Pen } from './pen.ts';
import type { ShareCard } from './share-card.ts';

/** Returns the card as a PNG. Rejects if the browser can't draw it. */
export async function renderCard(card: ShareCard, format: CardFormat): Promise<Blob> {
  const canvas = document.createElement('canvas');
  if (!(await drawOnCanvas(canvas, card, { format, scale: 1 }))) throw new Error('no canvas');
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png');
  });
}

interface Painting {
  format: CardFormat;
  /** Size of the canvas, as a part of the full size. */
  scale: number;
}

/**
 * Draws a card. If the fonts fail to load within 3 seconds, draws with the fallback fonts. Resolves with false if the
 * browser has no canvas.
 */
export async function drawOnCanvas(
  canvas: HTMLCanvasElement,
  card: ShareCard,
  { format, scale }: Painting,
): Promise<boolean> {
  await loadFonts();
  canvas.width = CARD_WIDTH * scale;
  canvas.height = FORMATS[format].height * scale;
  const pen = canvas.getContext('2d');
  if (!pen) return false;
  pen.scale(scale, scale);
  drawCard(pen, card, format);
  return true;
}

async function loadFonts(): Promise<void> {
  const fonts = ['800 40px Cartel', '74px Rotulo'].map((font) => document.fonts.load(font));
  const late = new Promise<unknown>((resolve) => setTimeout(resolve, 3_000));
  // A font whose file is missing leaves the fallback font.
  await Promise.race([Promise.allSettled(fonts), late]);
}

export function drawCard(pen: Pen, card: ShareCard, format: CardFormat): void {
  const { height, top } = FORMATS[format];
  pen.save();
  pen.translate(0, top);
  paintBackground(pen, -top, height);
  paintFrame(pen, card.tag, shareCardCopy.challenges[card.kind]);
  drawContent(pen, card);
  pen.restore();
}

function drawContent(pen: Pen, card: ShareCard): void {
  if (card.kind === 'ticket') drawTicket(pen, card);
  else if (card.kind === 'results') drawResults(pen, card);
  else if (card.kind === 'album') drawAlbum(pen, card);
  else if (card.kind === 'place') drawPlace(pen, card);
  else if (card.kind === 'story') drawStory(pen, card);
  else drawSeason(pen, card);
}
