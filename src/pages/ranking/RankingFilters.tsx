import { useId, useState } from 'react';
import { NumberBadge } from '../../components/NumberBadge.tsx';
import { rankingCopy } from '../../copy/ranking.ts';
import { getWeekName } from '../../copy/week-name.ts';
import type { RankingScope, RankingStore } from '../../stores/ranking/ranking.ts';
import { SelectField } from '../../ui/SelectField.tsx';
import { Tabs } from '../../ui/Tabs.tsx';

interface RankingFiltersProps {
  ranking: RankingStore;
  panelId: string;
  onScope: (scope: RankingScope) => void;
  onWeek: (week: number) => void;
}

const TABS = [
  { id: 'week', name: rankingCopy.tabWeek },
  { id: 'general', name: rankingCopy.tabGeneral },
] as const;

export function RankingFilters({ ranking, panelId, onScope, onWeek }: RankingFiltersProps) {
  const [isTieOpen, setTieOpen] = useState(false);
  const rulesId = useId();
  const { scope, week } = ranking.choice.value;
  const known = ranking.weeks.value;
  const isListed = week === null || known.some(({ number }) => number === week);
  // The chosen week may be missing from the known weeks, or their load may have failed, so the week is added
  // to the options.
  const weeks = isListed ? known : [...known, { number: week, alias: null }];
  const options = weeks.map((option) => ({ value: String(option.number), label: getWeekName(option) }));

  return (
    <>
      <div className="mb-5 flex flex-wrap items-center gap-3.5">
        <Tabs
          label={rankingCopy.rankingKind}
          variant="segmented"
          tabs={TABS}
          selected={scope}
          panelId={panelId}
          onSelect={(id) => onScope(id === 'general' ? 'general' : 'week')}
        />
        {scope === 'week' ? (
          <SelectField
            className="min-w-40 font-semibold"
            label={rankingCopy.week}
            isLabelHidden
            // While no week is chosen yet, the field is disabled and not removed, so that the layout doesn't
            // shift.
            disabled={week === null}
            value={week === null ? '' : String(week)}
            options={week === null ? [{ value: '', label: rankingCopy.weekPending }] : options}
            onChange={(value) => onWeek(Number(value))}
          />
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

function TieRules({ id }: { id: string }) {
  return (
    <section id={id} className="mb-5 border-2 border-dashed border-tinta px-4 pt-4 pb-4">
      <p>{rankingCopy.tieIntro}</p>
      <ol className="my-3.5 grid gap-x-6 gap-y-2.5 md:grid-cols-2">
        {rankingCopy.tieRules.map((rule, index) => (
          <li key={rule} className="condensed flex items-center gap-3 text-base/tight">
            <NumberBadge className="px-[.4em] py-[.1em] text-xl">{index + 1}</NumberBadge>
            {rule}
          </li>
        ))}
      </ol>
      <p>{rankingCopy.tieNeverByLot}</p>
    </section>
  );
}
