import { shareCardCopy } from '../../copy/share-card.ts';
import { getCardGround } from './card-ground.ts';
import { CARD_WIDTH, type CardFormat, type CardLayout, LAYOUTS } from './card-size.ts';
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
  canvas.height = LAYOUTS[format].height * scale;
  const pen = canvas.getContext('2d');
  if (!pen) return false;
  pen.scale(scale, scale);
  drawCard(pen, card, format);
  return true;
}

async function loadFonts(): Promise<void> {
  const fonts = ['800 40px Cartel', '74px Rotulo'].map((font) => document.fonts.load(font));
  const late = new Promise<unknown>((resolve) => setTimeout(resolve, 3_000));
  // After three seconds, or when a font's file can't be loaded, the picture is drawn in the browser's own font.
  await Promise.race([Promise.allSettled(fonts), late]);
}

export function drawCard(pen: Pen, card: ShareCard, format: CardFormat): void {
  const layout = LAYOUTS[format];
  const ground = getCardGround(card);
  const challenge = card.kind === 'story' ? card.challenge : shareCardCopy.challenges[card.kind];
  paintBackground(pen, layout, ground);
  paintFrame(pen, { tag: card.tag, challenge }, layout, ground);
  drawContent(pen, card, layout);
}

function drawContent(pen: Pen, card: ShareCard, layout: CardLayout): void {
  if (card.kind === 'ticket') drawTicket(pen, card, layout);
  else if (card.kind === 'results') drawResults(pen, card, layout);
  else if (card.kind === 'album') drawAlbum(pen, card, layout);
  else if (card.kind === 'place') drawPlace(pen, card, layout);
  else if (card.kind === 'story') drawStory(pen, card, layout);
  else drawSeason(pen, card, layout);
}
