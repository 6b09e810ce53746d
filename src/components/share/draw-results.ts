import type { CardName } from '../../copy/cards.ts';
import { formatNumber } from '../../copy/format.ts';
import { perfectWeekCopy } from '../../copy/perfect-week.ts';
import { shareCardCopy } from '../../copy/share-card.ts';
import { getTeamName } from '../../copy/team-name.ts';
import type { BestPick } from '../../domain/best-pick.ts';
import { getPointsReason } from '../../domain/scoring.ts';
import { CARD_WIDTH, EDGE } from './card-size.ts';
import { paintData } from './paint-data.ts';
import { paintFigure } from './paint-figure.ts';
import { paintLotteryCard } from './paint-lottery-card.ts';
import { paintPaper } from './paint-paper.ts';
import { paintTeamShield, SHIELD_WIDTH } from './paint-shield.ts';
import { paintTitle } from './paint-title.ts';
import { fillBox, INK, type Pen, write } from './pen.ts';
import type { CardOf } from './share-card.ts';

const FIGURE = { size: 240, width: 560, height: 236 };
/** Upper edge of the strip under the figure, with the word “puntos” (px). */
const UNIT_TOP = 608;
const BEST_TOP = 716;

export function drawResults(pen: Pen, card: CardOf<'results'>): void {
  const { best, exact, isFinal, isPerfect, points, position, results } = card;
  paintTitle(pen, [shareCardCopy.resultsTitle(isFinal)]);
  paintFigure(pen, formatNumber(points), FIGURE);
  fillBox(pen, INK.chile, EDGE + 18, UNIT_TOP + 18, FIGURE.width, 76);
  fillBox(pen, INK.queso, EDGE, UNIT_TOP, FIGURE.width, 76);
  write(pen, shareCardCopy.points(points), EDGE + FIGURE.width / 2, UNIT_TOP + 56, {
    size: 56,
    align: 'center',
  });
  paintLotteryCard(pen, getCard(card), { x: CARD_WIDTH - 226, y: 432, degrees: 7, scale: 1.18 });
  if (best) drawBestPick(pen, best, isPerfect ? perfectWeekCopy.title : shareCardCopy.bestPick);
  paintData(
    pen,
    [
      { value: position, name: shareCardCopy.weekPlace },
      { value: exact, name: shareCardCopy.exact(exact) },
      { value: results, name: shareCardCopy.results(results) },
    ],
    best ? 908 : 830,
  );
}

function getCard({ exact, isPerfect, results }: CardOf<'results'>): CardName {
  if (isPerfect) return 'trophy';
  if (exact > 0) return 'goal';
  return results > 0 ? 'ball' : 'post';
}

function drawBestPick(pen: Pen, { home, away, homeScore, awayScore, points }: BestPick, title: string) {
  const left = EDGE + 44;
  const right = CARD_WIDTH - EDGE - 44;
  const middle = CARD_WIDTH / 2;
  const y = BEST_TOP + 78;
  const isExact = getPointsReason(points) === 'exact';
  const reason = { size: 34, color: isExact ? INK.verde : INK.tinta, align: 'right' } as const;
  const text = { size: 42, maxWidth: 270 } as const;
  const digit = { size: 60, color: INK.azul, align: 'center' } as const;
  paintPaper(pen, BEST_TOP, 162);
  write(pen, title, left, BEST_TOP + 56, { size: 34, color: INK.humo });
  write(pen, shareCardCopy.bestPickReason(points, isExact), right, BEST_TOP + 56, reason);
  paintTeamShield(pen, home, left, y);
  write(pen, getTeamName(home.name), left + 58, y + 42, text);
  paintTeamShield(pen, away, right - SHIELD_WIDTH, y);
  write(pen, getTeamName(away.name), right - 58, y + 42, { ...text, align: 'right' });
  write(pen, String(homeScore), middle - 48, y + 48, digit);
  write(pen, shareCardCopy.score, middle, y + 42, { ...digit, size: 40, color: INK.humo });
  write(pen, String(awayScore), middle + 48, y + 48, digit);
}
