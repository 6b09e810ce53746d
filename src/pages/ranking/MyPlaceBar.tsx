import type { ReactNode } from 'react';
import { NumberBadge } from '../../components/NumberBadge.tsx';
import { formatFigure, formatNumber } from '../../copy/format.ts';
import { rankingCopy } from '../../copy/ranking.ts';
import { Button } from '../../ui/Button.tsx';
import { classNames } from '../../ui/class-names.ts';
import type { MyPlaceProps } from './MyPlace.tsx';
import { useNoPlace } from './use-no-place.ts';

export function MyPlaceBar({ ranking, onGo }: MyPlaceProps) {
  const noPlace = useNoPlace(ranking);
  const myPosition = ranking.myPosition.value;
  const next = ranking.next.value;
  const position = myPosition?.position ?? null;
  return (
    <aside data-bottom-bar className="ridge-t on-dark my-place-bar" aria-label={rankingCopy.myPlace}>
      <div className="mx-auto grid w-page grid-cols-start-body-end items-center gap-x-3 tablet:gap-x-4">
        <NumberBadge
          size="place"
          className={classNames('max-tablet:text-display-2', position === null && 'text-kraft')}
        >
          {formatFigure(position)}
        </NumberBadge>
        {position === null ? (
          <BarText text={noPlace.short}>{noPlace.text}</BarText>
        ) : (
          <>
            <BarText
              text={
                <>
                  {rankingCopy.me}{' '}
                  <span className="whitespace-nowrap">
                    <b className="text-queso">{formatNumber(myPosition?.score ?? 0)}</b>{' '}
                    {rankingCopy.pointsShort}
                  </span>
                </>
              }
            >
              {next ? rankingCopy.gap(next.gap, next.position) : null}
            </BarText>
            <Button className="max-tablet:px-4" onClick={onGo}>
              {rankingCopy.goToMyPlace}
            </Button>
          </>
        )}
      </div>
    </aside>
  );
}

function BarText({ text, children }: { text: ReactNode; children: string | null }) {
  return (
    <p className="condensed text-lg/compact">
      {text}
      {children ? (
        <small className="block font-normal font-texto text-kraft text-sm/compact">{children}</small>
      ) : null}
    </p>
  );
}
