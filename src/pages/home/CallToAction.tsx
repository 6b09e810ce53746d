import { playerHomeCopy } from '../../copy/player-home.ts';
import type { Moment } from '../../domain/moment.ts';
import { GENERAL_RANKING, PATHS, STORY } from '../../lib/routes.ts';
import type { PlayerHomeStore } from '../../stores/pages/player-home.ts';
import { ActionsRow, LinkButton } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { useStores } from '../../use-stores.ts';

/** The one call to action of Inicio. */
export function CallToAction({ home }: { home: PlayerHomeStore }) {
  const { currentWeek, weeks } = useStores();
  const moment = home.moment.value;
  const { counts, status } = currentWeek;
  const { sent, fillable } = counts.value;
  const hasTicket = moment === 'seasonOver' ? home.ticket.value !== null : sent > 0;
  const isOver = moment === 'seasonOver' || weeks.isSeasonOver.value;
  const action = weeks.isCurrentGuessed.value ? 'games' : chooseAction(moment, fillable, hasTicket);

  return (
    <ActionsRow>
      <LinkButton
        to={action === 'ranking' && isOver ? GENERAL_RANKING : ADDRESSES[action]}
        size="large"
        className={status.value === 'loading' ? 'invisible' : undefined}
      >
        {playerHomeCopy.actions[action]} <Icon name="arrow" size={22} />
      </LinkButton>
    </ActionsRow>
  );
}

type Action = keyof typeof playerHomeCopy.actions;

const ADDRESSES: Record<Action, string> = {
  predict: PATHS.games,
  ticket: PATHS.games,
  points: PATHS.profile,
  story: `${PATHS.profile}?${STORY}`,
  ranking: PATHS.ranking,
  games: PATHS.games,
};

/**
 * The action of each moment in which no game can be predicted. The ticket is that of the week that is shown or, after
 * the season, of any week. In the other moments there is always a game to predict.
 */
const ACTIONS: Partial<Record<Moment, { withTicket: Action; withoutTicket: Action }>> = {
  noWeek: { withTicket: 'points', withoutTicket: 'ranking' },
  beforeSeason: { withTicket: 'games', withoutTicket: 'games' },
  notOpen: { withTicket: 'games', withoutTicket: 'games' },
  betweenWeeks: { withTicket: 'points', withoutTicket: 'points' },
  complete: { withTicket: 'ticket', withoutTicket: 'ranking' },
  closed: { withTicket: 'ticket', withoutTicket: 'ranking' },
  live: { withTicket: 'ticket', withoutTicket: 'ranking' },
  unpublished: { withTicket: 'ticket', withoutTicket: 'ranking' },
  published: { withTicket: 'points', withoutTicket: 'ranking' },
  seasonOver: { withTicket: 'story', withoutTicket: 'ranking' },
};

/** Without data (`moment` is null) the action is to predict: Partidos shows the failure and loads again. */
function chooseAction(moment: Moment | null, fillable: number, hasTicket: boolean): Action {
  const actions = moment === null || fillable > 0 ? undefined : ACTIONS[moment];
  if (!actions) return 'predict';
  return hasTicket ? actions.withTicket : actions.withoutTicket;
}
