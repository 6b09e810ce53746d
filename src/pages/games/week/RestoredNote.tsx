import { gamesCopy } from '../../../copy/games.ts';
import { isBlank } from '../../../domain/drafts.ts';
import { isFillable } from '../../../domain/game-state.ts';
import { CloseButton } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { useStores } from '../../../use-stores.ts';

/** Says that scores in the cards are drafts of an earlier visit. */
export function RestoredNote() {
  const { drafts, shownWeek } = useStores();
  const restoredIds = drafts.restoredIds.value;
  const isShown = shownWeek.entries.value.some(
    ({ game, draft, state }) => restoredIds.has(game.id) && isFillable(state.value) && !isBlank(draft.value),
  );
  if (!isShown) return null;
  return (
    <div
      className="mt-6 flex items-center gap-3.5 border-2 border-azul bg-blanco px-4 py-3.5 text-tinta"
      role="status"
    >
      <Icon name="check" size={28} className="text-azul" />
      <p className="flex-1">
        <b className="condensed text-azul text-lg/compact">{gamesCopy.restoredTitle}</b>
        <br />
        {gamesCopy.restoredText}
      </p>
      <CloseButton label={gamesCopy.restoredClose} onClick={drafts.dismissRestored} className="text-azul" />
    </div>
  );
}
