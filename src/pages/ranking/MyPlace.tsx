import { Fragment } from 'react';
import { NumberBadge } from '../../components/NumberBadge.tsx';
import { ShareActions } from '../../components/ShareActions.tsx';
import { TicketPaper } from '../../components/TicketPaper.tsx';
import { formatFigure, formatNumber } from '../../copy/format.ts';
import { rankingCopy } from '../../copy/ranking.ts';
import { getPlaceWords } from '../../copy/share.ts';
import type { RankingStore } from '../../stores/ranking/ranking.ts';
import { ActionsRow, Button } from '../../ui/Button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { useStores } from '../../use-stores.ts';
import { MovementLine } from './Movement.tsx';
import { getTableName } from './table-name.ts';
import { useNoPlace } from './use-no-place.ts';

const NAME = 'condensed text-lg/compact';

const LINE = 'border-b border-tinta-25 py-2';

export interface MyPlaceProps {
  ranking: RankingStore;
  /** Left out while the player's row is in sight. */
  onGo?: (() => void) | undefined;
}

export function MyPlace({ ranking, onGo }: MyPlaceProps) {
  const { auth } = useStores();
  const user = auth.user.value;
  const choice = ranking.choice.value;
  const noPlace = useNoPlace(ranking);
  const myPosition = ranking.myPosition.value;
  const next = ranking.next.value;
  const table = getTableName(choice, ranking.weeks.value);
  const position = myPosition?.position ?? null;
  const lines: { label: string; value: number | null | undefined }[] = [
    { label: rankingCopy.columnPoints, value: myPosition?.score },
    { label: next ? rankingCopy.gapLabel(next.position) : '', value: next?.gap },
    { label: rankingCopy.columnExact, value: myPosition?.exact },
    { label: rankingCopy.columnResults, value: myPosition?.results },
    { label: rankingCopy.generalPlace, value: choice.scope === 'week' ? user?.stats.position : null },
  ];
  return (
    <TicketPaper
      className="max-laptop:hidden"
      title={rankingCopy.myPlace}
      aside={table}
      label={rankingCopy.myPlace}
      hasBarcode={position === null}
    >
      <div className="flex flex-wrap items-center gap-4 pt-4 pb-2.5">
        <NumberBadge size="place-large" className={classNames('shrink-0', position === null && 'text-kraft')}>
          {formatFigure(position)}
        </NumberBadge>
        {position === null ? (
          <span className={NAME}>{noPlace.short}</span>
        ) : (
          // The nickname moves under the position only if the digits of the position leave less than 6rem for it.
          <span className={classNames(NAME, 'min-w-0 grow-from-6')}>
            {user?.nickname}
            <br />
            <MyMovement places={myPosition?.movement ?? null} />
          </span>
        )}
      </div>
      {position === null ? (
        <p className="pb-3">{noPlace.text}</p>
      ) : (
        <dl className="condensed grid grid-cols-body-end gap-y-0.5 text-lg/compact">
          {lines.map(({ label, value }) =>
            value === null || value === undefined ? null : (
              <Fragment key={label}>
                <dt className={LINE}>{label}</dt>
                <dd className={classNames(LINE, 'pl-4 text-right text-azul text-display-1')}>
                  {formatNumber(value)}
                </dd>
              </Fragment>
            ),
          )}
        </dl>
      )}
      {myPosition && position !== null ? (
        <ActionsRow className="mt-4">
          {onGo ? (
            <Button variant="primary" isWide onClick={onGo}>
              {rankingCopy.goToMyPlace}
            </Button>
          ) : (
            <ShareActions
              card={{ kind: 'place', tag: table, ...myPosition, position }}
              words={getPlaceWords(position)}
            />
          )}
        </ActionsRow>
      ) : null}
    </TicketPaper>
  );
}

function MyMovement({ places }: { places: number | null }) {
  if (places === null) return null;
  return (
    <MovementLine places={places} size={16} className="text-lg/compact">
      {rankingCopy.movedMine(places)}
    </MovementLine>
  );
}
