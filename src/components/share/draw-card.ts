import { shareCardCopy } from '../../copy/share-card.ts';
import { CARD_HEIGHT, CARD_WIDTH } from './card-size.ts';
import { drawFrame } from './draw-frame.ts';
import { drawPlace } from './draw-place.ts';
import { drawResults } from './draw-results.ts';
import { drawSeason } from './draw-season.ts';
import { drawStory } from './draw-story.ts';
import { drawTicket } from './draw-ticket.ts';
import type { Pen } from './pen.ts';
import type { ShareCard } from './share-card.ts';

export function drawCard(pen: Pen, card: ShareCard): void {
  drawFrame(pen, card.tag, shareCardCopy.challenges[card.kind]);
  if (card.kind === 'ticket') drawTicket(pen, card);
  else if (card.kind === 'results') drawResults(pen, card);
  else if (card.kind === 'place') drawPlace(pen, card);
  else if (card.kind === 'story') drawStory(pen, card);
  else drawSeason(pen, card);
}

async function loadFonts(): Promise<void> {
  const fonts = ['800 40px Cartel', '74px Rotulo'].map((font) => document.fonts.load(font));
  const late = new Promise<unknown>((resolve) => setTimeout(resolve, 3_000));
  // A font whose file is missing leaves the fallback font.
  await Promise.race([Promise.allSettled(fonts), late]);
}

/**
 * Draws a card of 1080 × 1350 px times `scale`. If the fonts fail to load within 3 seconds, draws with the fallback
 * fonts. Resolves with false if the browser has no canvas.
 */
export async function paintCard(canvas: HTMLCanvasElement, card: ShareCard, scale: number): Promise<boolean> {
  await loadFonts();
  canvas.width = CARD_WIDTH * scale;
  canvas.height = CARD_HEIGHT * scale;
  const pen = canvas.getContext('2d');
  if (!pen) return false;
  pen.scale(scale, scale);
  drawCard(pen, card);
  return true;
}

/** Returns the card as a PNG. Rejects if the browser can't draw it. */
export async function renderCard(card: ShareCard): Promise<Blob> {
  const canvas = document.createElement('canvas');
  if (!(await paintCard(canvas, card, 1))) throw new Error('no canvas');
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png');
  });
}
