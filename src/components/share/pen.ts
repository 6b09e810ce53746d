import { cutText } from '../../lib/cut-text.ts';
import { getShieldPattern, OUTLINE, type ShieldTeam } from '../art/Shield.tsx';

/** Size in pixels. 1080 × 1350 is the size that stories on a phone expect. */
export const CARD_WIDTH = 1080;
export const CARD_HEIGHT = 1350;

export const INK = {
  azul: '#0F2FB4',
  noche: '#081759',
  queso: '#FFC421',
  elote: '#FFE08A',
  chile: '#C9220C',
  papel: '#FFF7E6',
  tinta: '#17130E',
  humo: '#5E5442',
} as const;

export type Pen = CanvasRenderingContext2D;

export function write(
  pen: Pen,
  text: string,
  x: number,
  y: number,
  style: {
    size: number;
    /** Default: Cartel. */
    family?: 'Rotulo';
    /** Default: tinta. */
    color?: string;
    align?: CanvasTextAlign;
    maxWidth?: number;
  },
): void {
  pen.font = style.family ? `${style.size}px Rotulo, sans-serif` : `800 ${style.size}px Cartel, sans-serif`;
  pen.fillStyle = style.color ?? INK.tinta;
  pen.textAlign = style.align ?? 'left';
  pen.textBaseline = 'alphabetic';
  // A text wider than `maxWidth` is narrowed and not cut.
  pen.fillText(text, x, y, style.maxWidth);
}

export function fillBox(pen: Pen, color: string, x: number, y: number, width: number, height: number): void {
  pen.fillStyle = color;
  pen.fillRect(x, y, width, height);
}

export function drawGround(pen: Pen): void {
  fillBox(pen, INK.azul, 0, 0, CARD_WIDTH, CARD_HEIGHT);
  const tile = new Path2D('M6 0Q0 12 6 24T6 48M18 0Q12 12 18 24T18 48');
  for (let x = 0; x < CARD_WIDTH; x += 48) {
    for (let y = 0; y < CARD_HEIGHT; y += 96) {
      pen.save();
      pen.translate(x, y);
      pen.scale(2, 2);
      pen.strokeStyle = '#08175957';
      pen.lineWidth = 3;
      pen.stroke(tile);
      pen.restore();
    }
  }
}

export function drawWave(pen: Pen): void {
  for (const [height, color] of [
    [232, INK.chile],
    [204, INK.queso],
    [176, INK.noche],
  ] as const) {
    const top = CARD_HEIGHT - height;
    pen.beginPath();
    pen.moveTo(0, CARD_HEIGHT);
    pen.lineTo(0, top + 13);
    for (let x = 0; x < CARD_WIDTH; x += 96) {
      pen.quadraticCurveTo(x + 24, top - 13, x + 48, top + 13);
      pen.quadraticCurveTo(x + 72, top + 39, x + 96, top + 13);
    }
    pen.lineTo(CARD_WIDTH + 96, CARD_HEIGHT);
    pen.closePath();
    pen.fillStyle = color;
    pen.fill();
  }
}

export function drawPaper(pen: Pen, x: number, y: number, width: number, height: number): void {
  const sheet = new Path2D();
  const right = x + width;
  sheet.moveTo(x, y + 8);
  for (let at = x; at < right; at += 48) {
    sheet.quadraticCurveTo(at + 12, y - 8, Math.min(at + 24, right), y + 8);
    sheet.quadraticCurveTo(at + 36, y + 24, Math.min(at + 48, right), y + 8);
  }
  const foot = y + height;
  sheet.lineTo(right, foot - 8);
  for (let at = right; at > x; at -= 48) {
    sheet.quadraticCurveTo(at - 12, foot - 24, Math.max(at - 24, x), foot - 8);
    sheet.quadraticCurveTo(at - 36, foot + 8, Math.max(at - 48, x), foot - 8);
  }
  sheet.closePath();
  pen.save();
  pen.translate(12, 12);
  pen.fillStyle = INK.tinta;
  pen.fill(sheet);
  pen.translate(-12, -12);
  pen.fillStyle = INK.papel;
  pen.fill(sheet);
  pen.restore();
}

/** Returns the letters with this id that `index.html` draws for the wordmark of the navigation. */
const readLetters = (id: string) => new Path2D(document.getElementById(id)?.getAttribute('d') ?? '');

export function drawWordmark(pen: Pen, x: number, y: number, width: number): void {
  pen.save();
  pen.translate(x, y);
  pen.scale(width / 399, width / 399);
  pen.fillStyle = INK.chile;
  pen.fill(new Path2D('M0 4 118-2v42L0 46z'));
  pen.save();
  pen.translate(9, 2);
  pen.rotate((-2.9 * Math.PI) / 180);
  pen.fillStyle = INK.papel;
  pen.fill(readLetters('wordmark-reto'));
  pen.restore();
  const letters = readLetters('wordmark-letters');
  for (const shift of [5, 2.5]) {
    pen.save();
    pen.translate(2 + shift, 32 + shift);
    pen.fillStyle = INK.chile;
    pen.fill(letters);
    pen.restore();
  }
  pen.translate(2, 32);
  pen.clip(letters);
  for (let start = -30.5; start < 420; start += 30.5) {
    for (const [from, to, color] of CHIP) {
      fillBox(pen, color, start + from * 30.5, -10, (to - from) * 30.5 + 0.3, 140);
    }
  }
  pen.restore();
}

const CHIP = [
  [0, 0.3, INK.elote],
  [0.3, 0.55, INK.queso],
  [0.55, 0.8, '#F2A007'],
  [0.8, 1, INK.queso],
] as const;

export function drawTeamShield(pen: Pen, team: ShieldTeam, x: number, y: number, width: number): void {
  const code = cutText(team.shortName, 3).toUpperCase();
  const outline = new Path2D(OUTLINE);
  pen.save();
  pen.translate(x, y);
  pen.scale(width / 40, width / 40);
  pen.save();
  pen.clip(outline);
  fillBox(pen, team.color, 0, 0, 40, 49);
  pen.fillStyle = team.colorAlt;
  pen.fill(new Path2D(getShieldPattern(code)));
  fillBox(pen, INK.papel, 0, 18.5, 40, 14);
  pen.strokeStyle = INK.tinta;
  pen.lineWidth = 1.5;
  pen.stroke(new Path2D('M0 18.5h40M0 32.5h40'));
  pen.restore();
  pen.lineWidth = 2.4;
  pen.strokeStyle = INK.tinta;
  pen.stroke(outline);
  write(pen, code, 20, 30.2, { size: 12.5, align: 'center', maxWidth: 34 });
  pen.restore();
}

export interface Art {
  colors: readonly Shape[];
  lines: readonly Shape[];
}

type Shape = readonly [color: string, path: string];

export function drawArt(pen: Pen, { colors, lines }: Art): void {
  pen.save();
  pen.translate(3, 2.5);
  for (const [color, path] of colors) {
    pen.fillStyle = color;
    pen.fill(new Path2D(path));
  }
  pen.restore();
  pen.save();
  pen.lineWidth = 3;
  pen.lineJoin = 'round';
  for (const [color, path] of lines) {
    pen.strokeStyle = color;
    pen.stroke(new Path2D(path));
  }
  pen.restore();
}
