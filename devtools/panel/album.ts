/** A recipe as a file: a picture of each step with its caption, in one ZIP archive. Loaded at the first use. */
import { zipSync } from 'fflate';
import type { StepView } from '../runner/run.ts';
import type { RecipeRunner, RecipeView } from '../runner/runner.ts';
import { toSlug } from '../search.ts';
import { drawPage } from './draw-page.ts';

/** Pixels of the picture for each CSS pixel of a phone. For a screen of 1280 px one is enough. */
const PHONE_SCALE = 2;
const WIDE = 1_000;

/** Time that the app has to show what its last action caused (ms). */
const SETTLE_MS = 700;

const MARGIN = 32;
const LINE = 44;
const FONTS = {
  caption: '600 34px Texto, system-ui, sans-serif',
  detail: '400 28px Texto, system-ui, sans-serif',
};

function wrap(context: CanvasRenderingContext2D, text: string, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const longer = [lines.at(-1), word].filter(Boolean).join(' ');
    if (lines.length > 0 && context.measureText(longer).width <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** Returns the picture with the caption of its step below; the captions of all steps have the same height. */
function addCaption(picture: HTMLCanvasElement, { outline }: RecipeView, index: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d') as CanvasRenderingContext2D;
  const width = picture.width - 2 * MARGIN;
  const captions = outline.map(({ says, detail }, at) => {
    context.font = FONTS.caption;
    const title = wrap(context, `${at + 1}/${outline.length} · ${says}`, width);
    context.font = FONTS.detail;
    return { title, text: wrap(context, detail, width) };
  });
  const lines = Math.max(...captions.map(({ title, text }) => title.length + text.length));
  canvas.width = picture.width;
  canvas.height = picture.height + lines * LINE + 2 * MARGIN;
  context.fillStyle = '#0c0f12';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(picture, 0, 0);
  let y = picture.height + MARGIN;
  const write = (texts: readonly string[], font: string, color: string) => {
    context.font = font;
    context.fillStyle = color;
    context.textBaseline = 'top';
    for (const text of texts) {
      context.fillText(text, MARGIN, y);
      y += LINE;
    }
  };
  const { title = [], text = [] } = captions[index] ?? {};
  write(title, FONTS.caption, '#e7ecef');
  write(text, FONTS.detail, '#a3b0ba');
  return canvas;
}

async function toPng(canvas: HTMLCanvasElement): Promise<Uint8Array<ArrayBuffer>> {
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (!blob) throw new Error('El navegador no pudo hacer la imagen.');
  return new Uint8Array(await blob.arrayBuffer());
}

const toFileName = (text: string) => toSlug(text).slice(0, 60);

export type Album = ReturnType<typeof createAlbum>;

/**
 * Takes a picture at the end of each step of a recipe, and lets the recipe go on after it. The caller passes all events of
 * the recipe to `onStep`. After a reload of the app's frame they come from another simulator.
 */
export function createAlbum(recipe: RecipeView, getApp: () => Window | null | undefined) {
  const { id, outline, title } = recipe;
  const files: [name: string, bytes: Uint8Array<ArrayBuffer>][] = [];
  let isTaking = false;
  let resolve: (album: { name: string; zip: Blob }) => void = () => {};
  let reject: (reason: unknown) => void = () => {};
  const done = new Promise<{ name: string; zip: Blob }>((keep, refuse) => {
    resolve = keep;
    reject = refuse;
  });

  async function take({ index }: StepView, runner: RecipeRunner) {
    await new Promise((wake) => setTimeout(wake, SETTLE_MS));
    const app = getApp();
    if (!app) return;
    const picture = await drawPage(app, app.innerWidth < WIDE ? PHONE_SCALE : 1);
    const number = String(index + 1).padStart(2, '0');
    const name = `${number}-${toFileName(outline[index]?.says ?? '')}.png`;
    files.push([name, await toPng(addCaption(picture, recipe, index))]);
    // The last step is followed by no pause, so there is nothing to skip after its picture.
    if (files.length < outline.length) return runner.skip(1);
    // PNG files are compressed already.
    const zip = new Blob([zipSync(Object.fromEntries(files), { level: 0 })], { type: 'application/zip' });
    resolve({ name: `${toFileName(title) || 'recorrido'}.zip`, zip });
  }

  return {
    /** Resolves with the archive. Rejects with a Spanish message when the recipe fails or the user closes it. */
    done,
    /** Takes the picture of a step that has ended. Returns the number of pictures so far. */
    onStep(step: StepView, runner: RecipeRunner): number {
      const hasEnded = step.isOver || (step.isDone && step.pauseReason !== null);
      if (step.recipe !== id || step.isGivenUp)
        reject(new Error('Se interrumpió: no se guardaron las imágenes.'));
      else if (step.failure)
        reject(new Error('El recorrido no salió como dice: no se guardaron las imágenes.'));
      else if (hasEnded && !isTaking && step.index === files.length) {
        isTaking = true;
        take(step, runner).then(() => {
          isTaking = false;
        }, reject);
      }
      return files.length;
    },
  };
}
