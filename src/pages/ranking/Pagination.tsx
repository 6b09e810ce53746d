import { formatNumber } from '../../copy/format.ts';
import { rankingCopy } from '../../copy/ranking.ts';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/Icon.tsx';

export function getPageButtons(current: number, last: number): (number | null)[] {
  const near = [1, current - 1, current, current + 1, last].filter((page) => page >= 1 && page <= last);
  const pages = [...new Set(current <= 2 ? [...near, Math.min(3, last)] : near)].sort((a, b) => a - b);
  return pages.flatMap((page, index) => {
    const gap = page - (pages[index - 1] ?? 0);
    return gap > 1 ? [null, page] : [page];
  });
}

function isOptional(page: number, current: number, last: number) {
  return page !== current && page !== 1 && page !== last && !(current === 1 && page === 2);
}

const SQUARE = classNames(
  'grid min-h-11 min-w-11 cursor-pointer place-items-center border-2 border-tinta bg-blanco',
  'current:bg-tinta current:text-queso',
  'disabled:cursor-not-allowed disabled:border-dashed disabled:bg-transparent disabled:text-humo',
);

interface PaginationProps {
  current: number;
  last: number;
  onPage: (page: number) => void;
}

export function Pagination({ current, last, onPage }: PaginationProps) {
  return (
    <>
      <nav
        className="condensed mt-6 flex items-center justify-center gap-2 text-lg/none max-xs:gap-1"
        aria-label={rankingCopy.pages}
      >
        <button
          type="button"
          className={SQUARE}
          aria-label={rankingCopy.previous}
          disabled={current <= 1}
          onClick={() => onPage(current - 1)}
        >
          <Icon name="left" size={18} />
        </button>
        {getPageButtons(current, last).map((page, index, all) =>
          page === null ? (
            <span
              key={`gap-${all[index + 1]}`}
              className="grid min-h-11 min-w-6 place-items-center max-xs:min-w-4"
              aria-hidden="true"
            >
              …
            </span>
          ) : (
            <button
              key={page}
              type="button"
              aria-label={rankingCopy.page(page)}
              aria-current={page === current ? 'page' : undefined}
              className={classNames(SQUARE, isOptional(page, current, last) && 'max-phablet:hidden')}
              onClick={() => onPage(page)}
            >
              {formatNumber(page)}
            </button>
          ),
        )}
        <button
          type="button"
          className={SQUARE}
          aria-label={rankingCopy.next}
          disabled={current >= last}
          onClick={() => onPage(current + 1)}
        >
          <Icon name="right" size={18} />
        </button>
      </nav>
      <p className="mt-2.5 text-center text-humo text-sm">{rankingCopy.pageSummary(current, last)}</p>
    </>
  );
}
