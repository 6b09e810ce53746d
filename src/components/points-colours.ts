import { getPointsReason } from '../domain/scoring.ts';

const COLOURS = { exact: 'bg-verde text-papel', result: 'bg-elote', miss: 'bg-kraft', pending: null };

/** The ground and the text colour of a game's points, by what brought them. */
export const getPointsColours = (points: number | null): string | null => COLOURS[getPointsReason(points)];
