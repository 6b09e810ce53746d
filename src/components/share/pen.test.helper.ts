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

// Returns a pen that records the texts of `fillText`, the filled and stroked paths and the heights of `rect`. `readFromLeft`
// returns the texts from left to right, and `depth` counts the saves without a restore.
export function createTestPen() {
  const written: { text: string; x: number }[] = [];
  const texts: string[] = [];
  const bars: number[] = [];
  const shapes: { kind: 'fill' | 'stroke'; path: string | undefined }[] = [];
  const note = (kind: 'fill' | 'stroke') => (shape?: { data: string }) => {
    shapes.push({ kind, path: shape?.data });
  };
  let depth = 0;
  const target = {
    fillText(text: string, x: number) {
      texts.push(text);
      written.push({ text, x });
    },
    measureText: (text: string) => ({ width: text.length * 20 }),
    fill: note('fill'),
    stroke: note('stroke'),
    rect: (_x: number, _y: number, _width: number, height: number) => bars.push(height),
    save: () => {
      depth += 1;
    },
    restore: () => {
      depth -= 1;
    },
  };
  const pen = new Proxy(target as unknown as Pen, {
    get: (target, name) => Reflect.get(target, name) ?? (() => undefined),
    set: () => true,
  });
  const readFromLeft = () => written.toSorted((a, b) => a.x - b.x).map(({ text }) => text);
  return { pen, texts, readFromLeft, bars, shapes, depth: () => depth };
}
