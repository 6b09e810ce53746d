import { NumberBadge } from '../../components/NumberBadge.tsx';
import { rankingCopy } from '../../copy/ranking.ts';
import type { NextPlace } from '../../domain/ranking.ts';
import type { MyPosition } from '../../domain/types.ts';
import { formatNumber } from '../../lib/format.ts';
import { Button } from '../../ui/Button.tsx';
import { classNames } from '../../ui/class-names.ts';

interface MyPlaceBarProps {
  mine: MyPosition | null;
  next: NextPlace | null;
  hasSent: boolean;
  onGo: () => void;
}

export function MyPlaceBar({ mine, next, hasSent, onGo }: MyPlaceBarProps) {
  const position = mine?.position ?? null;
  return (
    <aside
      data-bottom-bar
      className={classNames(
        'ridge-t on-dark sticky bottom-0 z-10 bg-noche pt-[.85rem] pb-[.9rem] text-papel',
        'nav:hidden print:hidden',
      )}
      aria-label={rankingCopy.myPlace}
    >
      <div className="mx-auto w-page grid grid-cols-[auto_1fr_auto] items-center gap-4">
        <NumberBadge className={classNames('px-[.3em] py-[.1em] text-32', position === null && 'text-kraft')}>
          {position === null ? '–' : formatNumber(position)}
        </NumberBadge>
        {position === null ? (
          <>
            <BarText text={rankingCopy.noPlaceShort}>
              {hasSent ? rankingCopy.noPlaceSent : rankingCopy.noPlaceText}
            </BarText>
            <span />
          </>
        ) : (
          <>
            <BarText text={rankingCopy.me}>
              {next ? rankingCopy.gap(next.gap, formatNumber(next.position)) : null}
            </BarText>
            <p className="condensed text-right text-18/115">
              <b className="text-32/none text-queso">{formatNumber(mine?.score ?? 0)}</b>{' '}
              {rankingCopy.pointsShort}
            </p>
            <Button className="col-span-full" onClick={onGo}>
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
    <p className="condensed text-18/115">
      {text}
      {children ? (
        <small className="block font-texto text-14/130 font-normal text-kraft">{children}</small>
      ) : null}
    </p>
  );
}
