import { useId, useState } from 'react';
import { rankingCopy } from '../../copy/ranking.ts';
import { getWeekName } from '../../copy/week-name.ts';
import type { RankingStore } from '../../stores/ranking/ranking.ts';
import type { RankingChoice } from '../../stores/ranking/ranking-table.ts';
import { Select } from '../../ui/Select.tsx';
import { Tabs } from '../../ui/Tabs.tsx';
import { TieRules } from './TieRules.tsx';

const TABS = [
  { id: 'week', name: rankingCopy.tabWeek },
  { id: 'general', name: rankingCopy.tabGeneral },
] as const;

interface RankingFiltersProps {
  ranking: RankingStore;
  panelId: string;
  onScope: (scope: RankingChoice['scope']) => void;
  onWeek: (week: number) => void;
}

export function RankingFilters({ ranking, panelId, onScope, onWeek }: RankingFiltersProps) {
  const [isTieOpen, setTieOpen] = useState(false);
  const rulesId = useId();
  const { scope, week } = ranking.choice.value;
  const known = ranking.weeks.value;
  const isListed = week === null || known.some(({ number }) => number === week);
  // The chosen week may be missing from the known weeks, or their load may have failed, so the week is added
  // to the options.
  const weeks = isListed ? known : [...known, { number: week, alias: null }];

  return (
    <>
      <div className={`ranking-filters ranking-filters-${scope}`}>
        <Tabs
          label={rankingCopy.rankingKind}
          variant="segmented"
          tabs={TABS}
          selected={scope}
          panelId={panelId}
          onSelect={(id) => onScope(id === 'general' ? 'general' : 'week')}
        />
        {scope === 'week' ? (
          <div className="min-w-40 font-semibold max-tablet:grow-from-10">
            <Select
              id="ranking-week"
              aria-label={rankingCopy.week}
              // While no week is chosen yet, the field is disabled and not removed, so that the layout doesn't
              // shift.
              disabled={week === null}
              value={week ?? ''}
              onChange={(event) => onWeek(Number(event.currentTarget.value))}
            >
              {week === null ? (
                <option value="">{rankingCopy.weekPending}</option>
              ) : (
                weeks.map((option) => (
                  <option key={option.number} value={option.number}>
                    {getWeekName(option)}
                  </option>
                ))
              )}
            </Select>
          </div>
        ) : null}
        <button
          type="button"
          className="link ml-auto text-azul underline decoration-2 underline-offset-[.2em]"
          aria-expanded={isTieOpen}
          aria-controls={isTieOpen ? rulesId : undefined}
          onClick={() => setTieOpen(!isTieOpen)}
        >
          {rankingCopy.tieTitle}
        </button>
      </div>
      {isTieOpen ? <TieRules id={rulesId} /> : null}
    </>
  );
}
