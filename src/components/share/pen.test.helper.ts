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

const START = {
  font: '',
  fillStyle: '',
  strokeStyle: '',
  textAlign: 'left',
  textBaseline: '',
  lineWidth: 1,
  lineJoin: 'miter',
  dashes: '',
  /** Where the origin of the pen is, how many times larger it draws, and by how many radians it is turned. */
  left: 0,
  top: 0,
  size: 1,
  turn: 0,
  /** The place to which only `translate` has moved the origin. */
  origin: { x: 0, y: 0 },
};

const round = (value: number) => Math.round(value * 10) / 10;

/** Shortens a path: numbers to one decimal, repeated parts to one of them and their number, and long lists of lines. */
function shorten(shape: { data: string } | undefined, path: readonly string[]): string {
  if (!shape && path.length > 4) return `${path.slice(0, 2).join(' ')} … ${path.at(-1)} (${path.length})`;
  if (!shape) return path.join(' ');
  const data = shape.data.replace(/\d+\.\d{2,}/g, (number) => String(round(Number(number))));
  return data.replace(/(q[^qvVz]+)\1+/g, (all, part: string) => `(${part})×${all.length / part.length}`);
}

/**
 * Returns a pen that records the texts of `fillText` with their baselines and font sizes, the filled and stroked paths,
 * the boxes of `fillRect` and the heights of `rect`. `readFromLeft` returns the texts from left to right, and `depth`
 * counts the saves without a restore. Baselines and boxes are moved by `translate` and not by `rotate` and `scale`.
 * `readDrawing` returns a line for each text and shape, in the order of the drawing: its colour, its font or its line,
 * and on the picture its place (px), its enlargement and its turn.
 */
export function createTestPen() {
  const written: { text: string; x: number }[] = [];
  const texts: string[] = [];
  const baselines: { y: number; size: number }[] = [];
  const bars: number[] = [];
  const boxes: { x: number; y: number; width: number; height: number }[] = [];
  const shapes: { kind: 'fill' | 'stroke'; path: string | undefined }[] = [];
  const drawn: { what: string; place: string }[] = [];
  const saved: (typeof START)[] = [];
  let path: string[] = [];
  let state = START;

  const toPicture = (x: number, y: number) => ({
    left: state.left + state.size * (x * Math.cos(state.turn) - y * Math.sin(state.turn)),
    top: state.top + state.size * (x * Math.sin(state.turn) + y * Math.cos(state.turn)),
  });
  const toPlace = (x: number, y: number) => {
    const { left, top } = toPicture(x, y);
    return `${round(left)},${round(top)}`;
  };
  const draw = (what: string, x = 0, y = 0) => {
    const size = state.size === 1 ? '' : ` ×${Math.round(state.size * 1_000) / 1_000}`;
    const turn = state.turn === 0 ? '' : ` ${round((state.turn * 180) / Math.PI)}°`;
    drawn.push({ what: `${what}${size}`, place: `${toPlace(x, y)}${turn}` });
  };
  const describeLine = () => {
    const { strokeStyle, lineWidth, lineJoin, dashes } = state;
    return [strokeStyle, `${lineWidth}px`, lineJoin, dashes && `dashed ${dashes}`].filter(Boolean).join(' ');
  };
  const note = (kind: 'fill' | 'stroke') => (shape?: { data: string }) => {
    shapes.push({ kind, path: shape?.data });
    draw(`${kind} ${shorten(shape, path)} ${kind === 'fill' ? state.fillStyle : describeLine()}`);
  };
  const target = {
    fillText(text: string, x: number, y: number, maxWidth?: number) {
      texts.push(text);
      written.push({ text, x });
      baselines.push({ y: state.origin.y + y, size: Number(/(\d+)px/.exec(state.font)?.[1]) });
      const room = maxWidth === undefined ? '' : ` ≤${round(maxWidth)}`;
      draw(`“${text}” ${state.fillStyle} ${state.font} ${state.textAlign}${room}`, x, y);
    },
    measureText: (text: string) => ({ width: text.length * 20 }),
    fill: note('fill'),
    stroke: note('stroke'),
    beginPath() {
      path = [];
    },
    arc(x: number, y: number, radius: number, from: number, to: number) {
      path.push(`arc ${toPlace(x, y)} ${radius} ${round(from)}–${round(to)}`);
    },
    moveTo: (x: number, y: number) => path.push(`M${toPlace(x, y)}`),
    lineTo: (x: number, y: number) => path.push(`L${toPlace(x, y)}`),
    rect(x: number, y: number, width: number, height: number) {
      bars.push(height);
      path.push(`rect ${toPlace(x, y)} ${round(width)}×${round(height)}`);
    },
    clip: (shape?: { data: string }) => draw(`clip ${shorten(shape, path)}`),
    fillRect(x: number, y: number, width: number, height: number) {
      boxes.push({ x: state.origin.x + x, y: state.origin.y + y, width, height });
      draw(`box ${round(width)}×${round(height)} ${state.fillStyle}`, x, y);
    },
    strokeRect: (x: number, y: number, width: number, height: number) =>
      draw(`frame ${round(width)}×${round(height)} ${describeLine()}`, x, y),
    setLineDash(dashes: number[]) {
      state = { ...state, dashes: dashes.join(' ') };
    },
    translate(x: number, y: number) {
      const origin = { x: state.origin.x + x, y: state.origin.y + y };
      state = { ...state, ...toPicture(x, y), origin };
    },
    rotate(angle: number) {
      state = { ...state, turn: state.turn + angle };
    },
    scale(by: number) {
      state = { ...state, size: state.size * by };
    },
    save: () => saved.push(state),
    restore() {
      state = saved.pop() ?? START;
    },
  };
  const pen = new Proxy(target as unknown as Pen, {
    get: (target, name) => Reflect.get(target, name) ?? Reflect.get(state, name),
    set(_target, name, value) {
      state = { ...state, [name]: value };
      return true;
    },
  });
  const readFromLeft = () => written.toSorted((a, b) => a.x - b.x).map(({ text }) => text);
  /** Consecutive lines that differ only in their place are one line, with the first and the last place. */
  const readDrawing = () => {
    const lines: { what: string; places: string[] }[] = [];
    for (const { what, place } of drawn) {
      const last = lines.at(-1);
      if (last?.what === what) last.places.push(place);
      else lines.push({ what, places: [place] });
    }
    const words = lines.map(({ what, places: [first, ...others] }) => {
      const more = others.length === 0 ? '' : ` to ${others.at(-1)} (${others.length + 1})`;
      return `${what} at ${first}${more}\n`;
    });
    return words.join('');
  };
  return {
    pen,
    texts,
    readFromLeft,
    readDrawing,
    baselines,
    bars,
    boxes,
    shapes,
    depth: () => saved.length,
  };
}
