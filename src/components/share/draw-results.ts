import type { CardName } from '../../copy/cards.ts';
import { formatNumber } from '../../copy/format.ts';
import { perfectWeekCopy } from '../../copy/perfect-week.ts';
import { shareCardCopy } from '../../copy/share-card.ts';
import { getTeamName } from '../../copy/team-name.ts';
import type { BestPick } from '../../domain/best-pick.ts';
import { getPointsReason } from '../../domain/scoring.ts';
import { getCardGround } from './card-ground.ts';
import { CARD_WIDTH, type CardLayout, EDGE, INNER_WIDTH } from './card-size.ts';
import { besideColumn, paintData, paintDataColumn } from './paint-data.ts';
import { paintFigure } from './paint-figure.ts';
import { paintLotteryCard } from './paint-lottery-card.ts';
import { paintPaper } from './paint-paper.ts';
import { paintTeamShield, SHIELD_WIDTH } from './paint-shield.ts';
import { paintTitle } from './paint-title.ts';
import { fillBox, INK, type Pen, write } from './pen.ts';
import type { CardOf } from './share-card.ts';

/** Height of the strip under the figure, with the word “puntos” (px). */
const UNIT = 78;

export function drawResults(pen: Pen, card: CardOf<'results'>, layout: CardLayout): void {
  const { best, exact, position, results } = card;
  const { top, bottom } = layout.content;
  const isSpecial = card.isPerfect || position === 1;
  const name = isSpecial && position !== 1 ? perfectWeekCopy.card : undefined;
  const data = [
    { value: position, name: shareCardCopy.weekPlace, isLead: true },
    { value: exact, name: shareCardCopy.exact(exact) },
    { value: results, name: shareCardCopy.results(results) },
  ];
  paintTitle(pen, [getTitle(card)], layout.title, getCardGround(card));
  if (layout.isTall) {
    drawPoints(pen, card, { top, width: INNER_WIDTH, height: 340 });
    paintDataColumn(pen, data, bottom - 264, 560);
    paintLotteryCard(pen, getCard(card), { ...besideColumn(bottom), name, isSpecial });
    return;
  }
  drawPoints(pen, card, { top, width: 600, height: best ? 286 : 376 });
  // The titles of a special week are so long that the card stands under them.
  const place = isSpecial ? { y: top + 204, scale: 1 } : { y: top + 168, scale: 1.18 };
  paintLotteryCard(pen, getCard(card), { ...place, x: CARD_WIDTH - 214, degrees: 7, name, isSpecial });
  if (best) drawBestPick(pen, best, top + 392);
  paintData(pen, data, bottom - 186);
}

function getTitle({ isFinal, isPerfect, position }: CardOf<'results'>): string {
  if (isPerfect) return perfectWeekCopy.title;
  return isFinal && position === 1 ? shareCardCopy.first : shareCardCopy.resultsTitle(isFinal);
}

function drawPoints(
  pen: Pen,
  card: CardOf<'results'>,
  place: { top: number; width: number; height: number },
) {
  const { top, width, height } = place;
  const { points } = card;
  const ground = getCardGround(card);
  fillBox(pen, ground.plate.shadow, EDGE + 18, top + height + 18, width, UNIT);
  paintFigure(pen, formatNumber(points), place, ground);
  fillBox(pen, INK.queso, EDGE, top + height, width, UNIT);
  write(pen, shareCardCopy.points(points), EDGE + width / 2, top + height + 58, {
    size: 60,
    align: 'center',
  });
}

function getCard({ exact, isPerfect, position, results }: CardOf<'results'>): CardName {
  if (position === 1) return 'laurel';
  if (isPerfect) return 'trophy';
  if (exact > 0) return 'goal';
  return results > 0 ? 'ball' : 'post';
}

function drawBestPick(pen: Pen, best: BestPick, top: number) {
  const { home, away, homeScore, awayScore, points } = best;
  const left = EDGE + 44;
  const right = CARD_WIDTH - EDGE - 44;
  const middle = CARD_WIDTH / 2;
  const y = top + 78;
  const isExact = getPointsReason(points) === 'exact';
  const reason = { size: 34, color: isExact ? INK.verde : INK.tinta, align: 'right' } as const;
  const text = { size: 42, maxWidth: 270 } as const;
  const digit = { size: 60, color: INK.azul, align: 'center' } as const;
  paintPaper(pen, top, 162);
  write(pen, shareCardCopy.bestPick, left, top + 56, { size: 34, color: INK.humo });
  write(pen, shareCardCopy.bestPickReason(points, isExact), right, top + 56, reason);
  paintTeamShield(pen, home, left, y);
  write(pen, getTeamName(home.name), left + 58, y + 42, text);
  paintTeamShield(pen, away, right - SHIELD_WIDTH, y);
  write(pen, getTeamName(away.name), right - 58, y + 42, { ...text, align: 'right' });
  write(pen, String(homeScore), middle - 48, y + 48, digit);
  write(pen, shareCardCopy.score, middle, y + 42, { ...digit, size: 40, color: INK.humo });
  write(pen, String(awayScore), middle + 48, y + 48, digit);
}
