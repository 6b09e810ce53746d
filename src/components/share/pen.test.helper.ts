import { vi } from 'vitest';
import type { Pen } from './pen.ts';

// The tests draw without a browser. These are the parts of the page that the drawing code reads.
export function stubPage(): void {
  vi.stubGlobal('location', new URL('https://reto.mx/lmx/'));
  vi.stubGlobal('document', { getElementById: () => null });
  vi.stubGlobal(
    'Path2D',
    class {
      readonly data: string;
      constructor(data: string) {
        this.data = data;
      }
    },
  );
}

/**
 * Returns a pen that records the texts of `fillText` with their baselines and font sizes, the filled and stroked paths,
 * the boxes of `fillRect` and the heights of `rect`. `readFromLeft` returns the texts from left to right, and `depth`
 * counts the saves without a restore. Baselines and boxes are moved by `translate` and not by `rotate` and `scale`.
 */
export function createTestPen() {
  const written: { text: string; x: number }[] = [];
  const texts: string[] = [];
  const baselines: { y: number; size: number }[] = [];
  const bars: number[] = [];
  const boxes: { x: number; y: number; width: number; height: number }[] = [];
  const shapes: { kind: 'fill' | 'stroke'; path: string | undefined }[] = [];
  const note = (kind: 'fill' | 'stroke') => (shape?: { data: string }) => {
    shapes.push({ kind, path: shape?.data });
  };
  const origins = [{ x: 0, y: 0 }];
  const getOrigin = () => origins.at(-1) ?? { x: 0, y: 0 };
  const target = {
    font: '',
    fillText(text: string, x: number, y: number) {
      texts.push(text);
      written.push({ text, x });
      baselines.push({ y: getOrigin().y + y, size: Number(/(\d+)px/.exec(target.font)?.[1]) });
    },
    measureText: (text: string) => ({ width: text.length * 20 }),
    fill: note('fill'),
    stroke: note('stroke'),
    rect: (_x: number, _y: number, _width: number, height: number) => bars.push(height),
    fillRect(x: number, y: number, width: number, height: number) {
      boxes.push({ x: getOrigin().x + x, y: getOrigin().y + y, width, height });
    },
    translate(x: number, y: number) {
      const origin = getOrigin();
      origins[origins.length - 1] = { x: origin.x + x, y: origin.y + y };
    },
    save: () => origins.push({ ...getOrigin() }),
    restore: () => origins.pop(),
  };
  const pen = new Proxy(target as unknown as Pen, {
    get: (target, name) => Reflect.get(target, name) ?? (() => undefined),
    set: (target, name, value) => name !== 'font' || Reflect.set(target, name, value),
  });
  const readFromLeft = () => written.toSorted((a, b) => a.x - b.x).map(({ text }) => text);
  return { pen, texts, readFromLeft, baselines, bars, boxes, shapes, depth: () => origins.length - 1 };
}
