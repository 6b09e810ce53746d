import { cards } from '../../copy/cards.ts';
import { formatNumber, formatStamp } from '../../copy/format.ts';
import { shareCopy } from '../../copy/share.ts';
import { getTeamName } from '../../copy/team-name.ts';
import { ticketCopy } from '../../copy/ticket.ts';
import type { TicketLine } from '../../domain/tickets.ts';
import type { Team } from '../../domain/types.ts';
import { cutText } from '../../lib/cut-text.ts';
import { getSiteUrl } from '../../lib/share.ts';
import { DECK } from '../art/CardArt.tsx';
import { getShieldPattern, OUTLINE } from '../art/Shield.tsx';

/** A card is shared publicly, so it has no field for the player's name, nickname or e-mail. */
export type ShareCard =
  | {
      kind: 'picks';
      /** The words in the label at the top right: a week, the general ranking, or the last week that counts. */
      tag: string;
      lines: readonly TicketLine[];
      /** Time at which the predictions were last sent (ms). Null if the server sends no time. */
      sentAt: number | null;
    }
  | {
      kind: 'place';
      tag: string;
      position: number;
      score: number;
      exact: number | null;
      results: number | null;
    }
  | {
      kind: 'season';
      tag: string;
      /** `parts`: the points of the week for exact scores, for right results, and for the trivia. */
      weeks: readonly { number: number; parts: readonly number[] }[];
      /** Names of the three parts, in the same order, for the legend. */
      parts: readonly string[];
      figures: readonly (readonly [value: number, name: string])[];
      total: number;
      /** Number of weeks with published points. */
      played: number;
    }
  | { kind: 'story'; name: string; tag: string; title: string; figure: string; detail: string };

export type CardOf<Kind extends ShareCard['kind']> = Extract<ShareCard, { kind: Kind }>;

/** Size in pixels. 1080 × 1350 is the size that stories on a phone expect. */
const CARD_WIDTH = 1080;
const CARD_HEIGHT = 1350;

const INK = {
  azul: '#0F2FB4',
  noche: '#081759',
  queso: '#FFC421',
  elote: '#FFE08A',
  chile: '#C9220C',
  papel: '#FFF7E6',
  tinta: '#17130E',
  humo: '#5E5442',
  verde: '#0B7038',
} as const;

export type Pen = CanvasRenderingContext2D;

const MAX_ROWS = 9;
const ROW = 65;
/** Greatest height of a row (px): a ticket with few games gets taller rows, so that the picture isn't half empty. */
const TALL_ROW = 120;

export function drawCard(pen: Pen, card: ShareCard): void {
  drawFrame(pen, card.tag, shareCopy.challenges[card.kind]);
  if (card.kind === 'picks') drawPicks(pen, card);
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

function drawPicks(pen: Pen, { lines, sentAt }: CardOf<'picks'>) {
  drawTitle(pen, shareCopy.picksTitle);
  const shown = lines.length > MAX_ROWS ? lines.slice(0, MAX_ROWS - 1) : lines;
  const rest = lines.length - shown.length;
  const rows = shown.length + (rest > 0 ? 1 : 0);
  const row = Math.min(TALL_ROW, (MAX_ROWS * ROW) / rows);
  const top = 462 + (MAX_ROWS * ROW - rows * row) / 3;
  drawPaper(pen, top, 70 + rows * row + 10);
  shown.forEach((line, index) => {
    drawRow(pen, line, { y: top + 34 + index * row, height: row, hasRule: index < rows - 1 });
  });
  if (rest > 0) {
    write(pen, shareCopy.more(rest), CARD_WIDTH / 2, top + 34 + shown.length * row + 44, {
      size: 35,
      color: INK.humo,
      align: 'center',
    });
  }
  drawStamp(pen, sentAt);
}

function drawRow(pen: Pen, line: TicketLine, place: { y: number; height: number; hasRule: boolean }) {
  const { home, away, homeScore, awayScore } = line;
  const size = place.height > ROW ? 1.2 : 1;
  const y = place.y + (place.height - ROW) / 2;
  const left = EDGE + 44;
  const right = CARD_WIDTH - EDGE - 44;
  const middle = CARD_WIDTH / 2;
  const text = { size: 35 * size, maxWidth: 280 } as const;
  const digit = { size: 44 * size, color: INK.azul, align: 'center' } as const;
  drawTeamShield(pen, home, left, y + 7);
  write(pen, getTeamName(home.name), left + 58, y + 45, text);
  drawTeamShield(pen, away, right - SHIELD_WIDTH, y + 7);
  write(pen, getTeamName(away.name), right - 58, y + 45, { ...text, align: 'right' });
  write(pen, String(homeScore), middle - 45, y + 48, digit);
  write(pen, shareCopy.score, middle, y + 45, { ...digit, size: 35 * size, color: INK.humo });
  write(pen, String(awayScore), middle + 45, y + 48, digit);
  if (!place.hasRule) return;
  fillBox(pen, '#17130E40', left, place.y + place.height - 2, right - left, 2);
}

function drawStamp(pen: Pen, sentAt: number | null) {
  pen.save();
  pen.translate(CARD_WIDTH - 84 - 124, 196 + 124);
  const circle = (radius: number, shift = 0) => {
    pen.beginPath();
    pen.arc(shift, shift, radius, 0, Math.PI * 2);
  };
  circle(124, 8);
  pen.fillStyle = INK.tinta;
  pen.fill();
  circle(124);
  pen.fillStyle = INK.papel;
  pen.fill();
  pen.strokeStyle = INK.azul;
  circle(121);
  pen.lineWidth = 6;
  pen.stroke();
  circle(108);
  pen.lineWidth = 3;
  pen.stroke();
  pen.rotate((10 * Math.PI) / 180);
  const small = { size: 26, color: INK.azul, align: 'center', maxWidth: 190 } as const;
  write(pen, ticketCopy.stampBrand, 0, -32, small);
  write(pen, ticketCopy.stampWord, 0, 18, { size: 56, family: 'Rotulo', color: INK.azul, align: 'center' });
  if (sentAt !== null) write(pen, formatStamp(sentAt), 0, 54, small);
  pen.restore();
}

function drawPlace(pen: Pen, { position, score, exact, results }: CardOf<'place'>) {
  drawTitle(pen, [shareCopy.placeTitle]);
  const figure = formatNumber(position);
  drawFigure(pen, figure, { size: figure.length > 3 ? 250 : 400, maxWidth: 640 });
  drawLottery(pen);
  drawData(pen, [
    [score, shareCopy.points(score)],
    [exact, shareCopy.exact(exact)],
    [results, shareCopy.results(results)],
  ]);
}

function drawStory(pen: Pen, { title, figure, detail }: CardOf<'story'>) {
  drawTitle(pen, [title]);
  drawFigure(pen, figure, { size: 400, width: INNER_WIDTH });
  drawPaper(pen, 890, 150);
  write(pen, detail, CARD_WIDTH / 2, 984, { size: 56, align: 'center', maxWidth: INNER_WIDTH - 80 });
}

/** A split-flap number badge, as wide as its figure (at most `maxWidth`) unless it has a `width`. */
function drawFigure(pen: Pen, figure: string, style: { size: number; width?: number; maxWidth?: number }) {
  const { size, maxWidth = CARD_WIDTH } = style;
  pen.font = `800 ${size}px Cartel, sans-serif`;
  const width = style.width ?? Math.min(pen.measureText(figure).width + 96, maxWidth);
  fillBox(pen, INK.chile, EDGE + 18, 390, width, 432);
  fillBox(pen, INK.tinta, EDGE, 372, width, 432);
  write(pen, figure, EDGE + width / 2, 588 + size * 0.36, {
    size,
    color: INK.queso,
    align: 'center',
    maxWidth: width - 60,
  });
  fillBox(pen, '#0009', EDGE, 584, width, 8);
}

function drawLottery(pen: Pen) {
  pen.save();
  pen.translate(CARD_WIDTH - 60 - 148, 416 + 185);
  pen.rotate((7 * Math.PI) / 180);
  pen.translate(-148, -185);
  fillBox(pen, INK.tinta, 10, 10, 296, 372);
  fillBox(pen, INK.papel, 0, 0, 296, 372);
  pen.lineWidth = 4;
  pen.strokeStyle = INK.tinta;
  pen.strokeRect(2, 2, 292, 368);
  fillBox(pen, INK.elote, 16, 16, 264, 268);
  pen.save();
  pen.translate(43, 45);
  pen.scale(1.75, 1.75);
  pen.translate(3, 2.5);
  for (const [color, path] of STANDS.colors) {
    pen.fillStyle = color;
    pen.fill(new Path2D(path));
  }
  pen.translate(-3, -2.5);
  pen.lineWidth = 3;
  pen.lineJoin = 'round';
  for (const [color, path] of STANDS.lines) {
    pen.strokeStyle = color;
    pen.stroke(new Path2D(path));
  }
  pen.restore();
  pen.strokeRect(16, 16, 264, 268);
  fillBox(pen, INK.papel, 18, 18, 58, 52);
  pen.strokeRect(16, 16, 62, 56);
  write(pen, String(DECK.stands.number), 47, 57, { size: 38, align: 'center' });
  write(pen, cards.stands, 148, 342, { size: 48, family: 'Rotulo', align: 'center' });
  pen.restore();
}

/**
 * The drawing `stands` of `art/deck.svg`, copied because a canvas can't draw a part of an SVG file.
 * `art.test.tsx` compares the copy with the original.
 */
export const STANDS = {
  colors: [
    ['#FFC421', 'M40 26a10 10 0 1 0 .01 0z'],
    ['#FFE08A', 'M80 26a10 10 0 1 0 .01 0z'],
    ['#0B7038', 'M24 68q0-18 16-18t16 18zM64 68q0-18 16-18t16 18z'],
    ['#FFF7E6', 'M22 56a10 10 0 1 0 .01 0z'],
    ['#FFC421', 'M60 56a10 10 0 1 0 .01 0z'],
    ['#FFF7E6', 'M98 56a10 10 0 1 0 .01 0z'],
    ['#C9220C', 'M4 100q0-20 18-20t18 20zM80 100q0-20 18-20t18 20z'],
    ['#0F2FB4', 'M42 100q0-20 18-20t18 20z'],
    ['#17130E', 'M2 98h116v14H2z'],
  ],
  lines: [
    [
      '#17130E',
      'M40 26a10 10 0 1 0 .01 0zM80 26a10 10 0 1 0 .01 0zM22 56a10 10 0 1 0 .01 0zM60 56a10 10 0 1 0 .01 0zM98 56a10 10 0 1 0 .01 0z',
    ],
    ['#17130E', 'M30 54 24 22M50 54l4-32M70 54 66 22M90 54l6-32'],
    ['#17130E', 'M6 98q2-18 16-18t16 18M44 98q2-18 16-18t16 18M82 98q2-18 16-18t16 18M2 98h116v14H2z'],
    ['#17130E', 'M44 90 40 50M76 90l4-40'],
    ['#FFC421', 'M8 105q4-4 8 0t8 0 8 0 8 0 8 0 8 0 8 0 8 0 8 0 8 0 8 0 8 0 8 0'],
  ],
} as const;

/** Distance between the left or right edge of a card and its content (px). */
const EDGE = 64;
const INNER_WIDTH = CARD_WIDTH - 2 * EDGE;

function drawFrame(pen: Pen, tag: string, challenge: string): void {
  drawGround(pen);
  drawWave(pen);
  drawWordmark(pen);
  pen.font = '800 40px Cartel, sans-serif';
  const width = Math.min(pen.measureText(tag).width, 560);
  fillBox(pen, INK.tinta, CARD_WIDTH - EDGE - width - 44, 66, width + 44, 68);
  write(pen, tag, CARD_WIDTH - EDGE - 22, 114, {
    size: 40,
    color: INK.queso,
    align: 'right',
    maxWidth: 560,
  });
  write(pen, challenge, EDGE, CARD_HEIGHT - 84, { size: 74, family: 'Rotulo', color: INK.papel });
  write(pen, shareCopy.addressLine(getSiteUrl().replace(/^https?:\/\/|\/$/g, '')), EDGE, CARD_HEIGHT - 36, {
    size: 28,
    color: INK.elote,
    maxWidth: INNER_WIDTH,
  });
}

function drawTitle(pen: Pen, lines: readonly string[]) {
  lines.forEach((line, index) => {
    const y = 314 + index * 127;
    write(pen, line, EDGE + 7, y + 7, { size: 148, family: 'Rotulo', color: INK.chile, maxWidth: 950 });
    write(pen, line, EDGE, y, { size: 148, family: 'Rotulo', color: INK.papel, maxWidth: 950 });
  });
}

function drawData(pen: Pen, cells: readonly (readonly [number | null, string])[]) {
  const known = cells.filter(([value]) => value !== null);
  fillBox(pen, INK.tinta, EDGE + 12, 892, INNER_WIDTH, 186);
  fillBox(pen, INK.papel, EDGE, 880, INNER_WIDTH, 186);
  const step = INNER_WIDTH / known.length;
  known.forEach(([value, name], index) => {
    const x = EDGE + index * step;
    if (index > 0) {
      pen.fillStyle = INK.tinta;
      for (let y = 884; y < 1062; y += 26) pen.fillRect(x - 2, y, 5, 15);
    }
    const room = step - 56;
    write(pen, formatNumber(value ?? 0), x + 28, 980, { size: 88, color: INK.azul, maxWidth: room });
    write(pen, name, x + 28, 1036, { size: 36, maxWidth: room });
  });
}

const BASE = 744;
const MAX_BAR_HEIGHT = 280;
const MAX_BAR_WIDTH = 84;
const MIN_SCALE = 10;

function drawSeason(pen: Pen, { weeks, parts, figures }: CardOf<'season'>): void {
  drawTitle(pen, [shareCopy.seasonTitle]);
  drawPaper(pen, 372, 482);
  drawBars(pen, weeks);
  drawLegend(pen, parts);
  drawData(pen, figures);
}

const getSum = (parts: readonly number[]) => parts.reduce((sum, part) => sum + part, 0);

function drawBars(pen: Pen, weeks: CardOf<'season'>['weeks']) {
  const left = EDGE + 36;
  const width = CARD_WIDTH - 2 * left;
  const most = Math.max(...weeks.map(({ parts }) => getSum(parts)));
  const step = Math.min(width / weeks.length, MAX_BAR_WIDTH * 1.5);
  const bar = Math.min(step * 0.74, MAX_BAR_WIDTH);
  const start = left + (width - step * weeks.length) / 2;
  fillBox(pen, INK.tinta, left, BASE, width, 5);
  weeks.forEach(({ number, parts }, index) => {
    const middle = start + (index + 0.5) * step;
    const label = { align: 'center', maxWidth: step } as const;
    write(pen, String(number), middle, BASE + 36, { ...label, size: 26 });
    const sum = getSum(parts);
    const unit = MAX_BAR_HEIGHT / Math.max(most, MIN_SCALE);
    let top = BASE;
    parts.forEach((points, part) => {
      if (points === 0) return;
      const height = points * unit;
      top -= height;
      drawBlock(pen, part, middle - bar / 2, top, bar, height);
    });
    if (sum === 0 || sum < most) return;
    fillBox(pen, INK.tinta, middle - 30, top - 52, 60, 46);
    write(pen, String(sum), middle, top - 15, { size: 38, color: INK.queso, align: 'center' });
  });
}

function drawBlock(pen: Pen, part: number, x: number, y: number, width: number, height: number) {
  pen.save();
  pen.beginPath();
  pen.rect(x, y, width, height);
  pen.fillStyle = [INK.verde, INK.elote, INK.azul][part] ?? INK.tinta;
  pen.fill();
  pen.strokeStyle = INK.tinta;
  pen.clip();
  if (part === 1) {
    pen.lineWidth = 2;
    pen.beginPath();
    for (let shift = -height; shift < width; shift += 12) {
      pen.moveTo(x + shift, y + height);
      pen.lineTo(x + shift + height, y);
    }
    pen.stroke();
  }
  pen.lineWidth = 5;
  pen.strokeRect(x, y, width, height);
  pen.restore();
}

function drawLegend(pen: Pen, names: readonly string[]) {
  names.forEach((name, index) => {
    const x = EDGE + 40 + index * 300;
    drawBlock(pen, index, x, 794, 28, 28);
    write(pen, name, x + 42, 818, { size: 30, maxWidth: 230 });
  });
}

function write(
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

function fillBox(pen: Pen, color: string, x: number, y: number, width: number, height: number): void {
  pen.fillStyle = color;
  pen.fillRect(x, y, width, height);
}

function drawGround(pen: Pen): void {
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

function drawWave(pen: Pen): void {
  for (const [height, color] of [
    [232, INK.chile],
    [204, INK.queso],
    [176, INK.noche],
  ] as const) {
    pen.fillStyle = color;
    pen.fill(new Path2D(`M0 ${CARD_HEIGHT}v${13 - height}${'q24-26 48 0t48 0'.repeat(12)}V${CARD_HEIGHT}z`));
  }
}

// The wavy edges of the paper, as parts of a path. Each is `INNER_WIDTH` (952 px) long: 19 waves of 48 px and 40 px of a
// last one.
const UPPER_EDGE = `${'q12-16 24 0t24 0'.repeat(19)}q12-16 24 0 12 16 16 0`;
const LOWER_EDGE = `${'q-12-16-24 0t-24 0'.repeat(19)}q-12-16-24 0-12 16-16 0`;

function drawPaper(pen: Pen, y: number, height: number): void {
  const sheet = new Path2D(`M${EDGE} ${y + 8}${UPPER_EDGE}v${height - 16}${LOWER_EDGE}z`);
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

function drawWordmark(pen: Pen): void {
  pen.save();
  pen.translate(EDGE, 48);
  pen.scale(230 / 399, 230 / 399);
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

const SHIELD_WIDTH = 42;

function drawTeamShield(pen: Pen, team: Team, x: number, y: number): void {
  const code = cutText(team.shortName, 3).toUpperCase();
  const outline = new Path2D(OUTLINE);
  pen.save();
  pen.translate(x, y);
  pen.scale(SHIELD_WIDTH / 40, SHIELD_WIDTH / 40);
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
