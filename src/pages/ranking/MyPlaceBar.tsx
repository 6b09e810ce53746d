import { NumberBadge } from '../../components/NumberBadge.tsx';
import { formatFigure, formatNumber } from '../../copy/format.ts';
import { rankingCopy } from '../../copy/ranking.ts';
import { Button } from '../../ui/Button.tsx';
import type { MyPlaceProps } from './MyPlace.tsx';
import { useHasSent } from './use-has-sent.ts';

export function MyPlaceBar({ ranking, onGo }: MyPlaceProps) {
  const hasSent = useHasSent(ranking.choice.value);
  const myPosition = ranking.myPosition.value;
  const next = ranking.next.value;
  const position = myPosition?.position ?? null;
  return (
    <aside
      data-bottom-bar
      className="ridge-t on-dark sticky bottom-0 z-10 laptop:hidden bg-noche py-3.5 short:py-2 text-papel print:hidden"
      aria-label={rankingCopy.myPlace}
    >
      <div className="mx-auto grid w-page grid-cols-start-body-end short:grid-cols-[auto_1fr_auto_auto] items-center gap-4">
        <NumberBadge size="place" className={position === null && 'text-kraft'}>
          {formatFigure(position)}
        </NumberBadge>
        {position === null ? (
          <BarText text={rankingCopy.noPlaceShort}>
            {hasSent ? rankingCopy.noPlaceSent : rankingCopy.noPlaceText}
          </BarText>
        ) : (
          <>
            <BarText text={rankingCopy.me}>{next ? rankingCopy.gap(next.gap, next.position) : null}</BarText>
            <p className="condensed text-right text-lg/compact">
              <b className="text-display-3/none text-queso">{formatNumber(myPosition?.score ?? 0)}</b>{' '}
              {rankingCopy.pointsShort}
            </p>
            <Button className="col-span-full short:col-auto" onClick={onGo}>
              {rankingCopy.goToMyPlace}
            </Button>
          </>
        )}
      </div>
    </aside>
  );
}

function BarText({ text, children }: { text: string; children: string | null }) {
  return (
    <p className="condensed text-lg/compact">
      {text}
      {children ? (
        <small className="block font-normal font-texto text-kraft text-sm/medium">{children}</small>
      ) : null}
    </p>
  );
}
