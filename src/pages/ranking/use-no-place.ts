import { rankingCopy } from '../../copy/ranking.ts';
import type { RankingStore } from '../../stores/ranking/ranking.ts';
import { useStores } from '../../use-stores.ts';
import { useHasSent } from './use-has-sent.ts';
import { useIsPast } from './use-is-past.ts';

/** What “Mi lugar” says to a player without a place in the table. */
export function useNoPlace(ranking: RankingStore): { short: string; text: string } {
  const { predictions } = useStores();
  const hasSent = useHasSent(ranking.choice.value);
  if (!useIsPast(ranking))
    return {
      short: rankingCopy.noPlaceShort,
      text: hasSent ? rankingCopy.noPlaceSent : rankingCopy.noPlaceText,
    };
  const isKnown = predictions.state.value.status === 'ready';
  const past = hasSent ? rankingCopy.noPlacePastSent : rankingCopy.noPlacePastText;
  return { short: rankingCopy.noPlacePast, text: isKnown ? past : '' };
}
