import { CardArt, DECK } from '../../components/art/CardArt.tsx';
import { LongWords } from '../../components/LongWords.tsx';
import { formatNumber } from '../../copy/format.ts';
import { getNickname } from '../../copy/nickname.ts';
import { rankingCopy } from '../../copy/ranking.ts';
import type { RankRow } from '../../domain/types.ts';
import { classNames } from '../../ui/class-names.ts';
import { DayOnePrizes } from './DayOnePrizes.tsx';
import { getPrize, type RankingScope } from './prizes.ts';

/** From left to right. */
const STEPS = [
  { place: 2, step: 'min-h-25 border-r-0 bg-papel', number: 'text-display-4/none', turn: '-turn-3' },
  { place: 1, step: 'min-h-30 bg-queso', number: 'text-display-5/none', turn: 'turn-3' },
  { place: 3, step: 'min-h-20 border-l-0 bg-papel', number: 'text-display-3/none', turn: '-turn-3' },
];

/**
 * As high as the podium, whose foot stands on the lower edge of the header. A phone held sideways has no room for it.
 */
const PLACE = '-mb-6 hidden min-h-45 short:hidden';
const SHOWN = 'tablet:grid desktop:w-150 w-120 self-end print:hidden';

interface PodiumProps {
  scope: RankingScope;
  /**
   * The first rows of the table. Without rows the podium only keeps its place, so that nothing moves when they load.
   */
  rows: readonly RankRow[];
  /** Nobody has points yet: the prizes of the first three places stand there without steps. */
  isDayOne?: boolean;
}

/**
 * The steps of the first three places, beside the title of Ranking. Hidden from screen readers, which read the same in
 * the table. On a phone the first rows of the table are the steps.
 */
export function Podium({ scope, rows, isDayOne }: PodiumProps) {
  if (isDayOne) return <DayOnePrizes scope={scope} className={classNames(PLACE, SHOWN, 'pb-8')} />;
  if (rows.length === 0) return <div className={classNames(PLACE, 'tablet:block')} />;
  return (
    <ol aria-hidden="true" className={classNames(PLACE, SHOWN, 'grid-cols-3 items-end')}>
      {STEPS.map(({ place, step, number, turn }) => {
        const row = rows[place - 1];
        const prize = getPrize(scope, place);
        return (
          // With the nickname as part of its key, a step enters with each table.
          <li key={`${place} ${row?.nickname}`} className="grid animate-enter justify-items-center">
            {prize ? (
              <CardArt
                card={prize.art}
                className={classNames(
                  'relative z-1 -mb-3 size-18 border-2 border-tinta p-1.5 shadow-tinta-s',
                  DECK[prize.art].background,
                  turn,
                )}
              />
            ) : null}
            <div className={classNames('podium-step', step)}>
              <b className="condensed desktop:text-display-1/none text-lg/none">
                {row ? <LongWords text={getNickname(row.nickname)} /> : null}
              </b>
              <span className="flex items-baseline gap-2">
                <span className={classNames('font-rotulo text-chile', number)}>
                  {formatNumber(row?.position ?? place)}
                </span>
                {row ? (
                  <span className="condensed text-lg/none">
                    {formatNumber(row.score)} {rankingCopy.pointsShort}
                  </span>
                ) : null}
              </span>
            </div>
          </li>
        );
      })}
    </ol>
  );
}
