import { playerHomeCopy } from '../../copy/player-home.ts';
import type { Moment } from '../../domain/moment.ts';
import { PATHS, STORY } from '../../lib/routes.ts';

type Action = keyof typeof playerHomeCopy.actions;

const ADDRESSES: Record<Action, string> = {
  predict: PATHS.games,
  ticket: PATHS.games,
  points: PATHS.profile,
  story: `${PATHS.profile}?${STORY}`,
  ranking: PATHS.ranking,
  games: PATHS.games,
};

/** The one call to action of each moment, with and without a ticket of the player. */
const ACTIONS: Record<Moment, [withTicket: Action, without: Action]> = {
  noWeek: ['points', 'ranking'],
  beforeSeason: ['games', 'games'],
  notOpen: ['games', 'games'],
  betweenWeeks: ['points', 'points'],
  newPlayer: ['predict', 'predict'],
  empty: ['predict', 'predict'],
  drafts: ['predict', 'predict'],
  partlySent: ['predict', 'predict'],
  complete: ['ticket', 'ranking'],
  closed: ['ticket', 'ranking'],
  live: ['ticket', 'ranking'],
  unpublished: ['ticket', 'ranking'],
  published: ['points', 'ranking'],
  seasonOver: ['story', 'ranking'],
};

interface CallToAction {
  label: string;
  to: string;
}

/**
 * `toSend`: how many games the player can predict now. `hasTicket`: for the week that is shown or, after the season,
 * for any week.
 */
export function getCallToAction(moment: Moment, toSend: number, hasTicket: boolean): CallToAction {
  const [withTicket, without] = ACTIONS[moment];
  const action = toSend > 0 ? 'predict' : hasTicket ? withTicket : without;
  return { label: playerHomeCopy.actions[action], to: ADDRESSES[action] };
}
