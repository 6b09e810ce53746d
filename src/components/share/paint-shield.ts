import type { Team } from '../../domain/types.ts';
import {
  getShieldCode,
  getShieldPattern,
  SHIELD_BAND,
  SHIELD_BAND_LINES,
  SHIELD_OUTLINE,
} from '../art/shield-shape.ts';
import { fillBox, INK, type Pen, write } from './pen.ts';

/** Width of a crest on a card (px). */
export const SHIELD_WIDTH = 42;

/** `size`: how many times wider than `SHIELD_WIDTH`. */
export function paintTeamShield(pen: Pen, team: Team, x: number, y: number, size = 1): void {
  const code = getShieldCode(team);
  const outline = new Path2D(SHIELD_OUTLINE);
  pen.save();
  pen.translate(x, y);
  pen.scale((SHIELD_WIDTH / 40) * size, (SHIELD_WIDTH / 40) * size);
  pen.save();
  pen.clip(outline);
  fillBox(pen, team.color, 0, 0, 40, 49);
  pen.fillStyle = team.colorAlt;
  pen.fill(new Path2D(getShieldPattern(code)));
  fillBox(pen, INK.papel, 0, SHIELD_BAND.y, 40, SHIELD_BAND.height);
  pen.strokeStyle = INK.tinta;
  pen.lineWidth = 1.5;
  pen.stroke(new Path2D(SHIELD_BAND_LINES));
  pen.restore();
  pen.lineWidth = 2.4;
  pen.strokeStyle = INK.tinta;
  pen.stroke(outline);
  write(pen, code, 20, 30.2, { size: 12.5, align: 'center', maxWidth: 34 });
  pen.restore();
}
