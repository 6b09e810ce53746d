import { getPanelWidth } from '../lib/viewport.ts';
import { toSvg } from './to-svg.ts';

/** Time that a browser needs to load the fonts of an image, after the image's load event (ms). */
const FONTS_MS = 250;

/**
 * Draws the visible part of the page, which ends at the open panel of the dock, with `scale` px of the picture for each
 * CSS px: puts the page's markup and style sheets into an SVG image, and draws the image into a canvas. Fonts and
 * pictures become data URLs, because an SVG image loads no other files.
 */
export async function drawPage(app: Window, scale: number): Promise<HTMLCanvasElement> {
  const { innerWidth: width, innerHeight: height } = app;
  const visibleWidth = width - getPanelWidth(app.document);
  const image = new Image(width, height);
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(await toSvg(app.document, width, height, visibleWidth))}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = visibleWidth * scale;
  canvas.height = height * scale;
  const context = canvas.getContext('2d');
  context?.scale(scale, scale);
  // Drawn twice, because the first drawing only starts to load the fonts.
  context?.drawImage(image, 0, 0, width, height);
  await new Promise((resolve) => setTimeout(resolve, FONTS_MS));
  context?.drawImage(image, 0, 0, width, height);
  return canvas;
}
