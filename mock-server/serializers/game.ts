import { getScore } from '../rules/live-score.ts';
import { getStatus } from '../rules/status.ts';
import { defineSerializer } from './define.ts';
import type { Wire } from './wire.ts';

/** The place of a team that isn't known yet, as in a play-off whose teams are still playing. */
const UNKNOWN_TEAM: Wire['team'] = {
  id: 0,
  name: 'Por definir',
  short_name: '---',
  color: null,
  color_alt: null,
};

export const game = defineSerializer('game', {
  attrs: ['id', 'date', 'time', 'stadium', 'city'],
  include: ['home', 'away'],
  derive(game, now) {
    const { week } = game;
    const status = week ? getStatus(game, week, now) : 'programado';
    const score = getScore(game, status, now);
    return {
      week: Number(game.weekId),
      status: { name: status },
      home_score: score?.[0] ?? null,
      away_score: score?.[1] ?? null,
      home: UNKNOWN_TEAM,
      away: UNKNOWN_TEAM,
    };
  },
});
