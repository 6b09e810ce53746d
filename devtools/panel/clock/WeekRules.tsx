import type { Simulator } from '../../api/simulator.ts';
import { copy } from '../../copy.ts';
import { useRun } from '../context.ts';
import { Part } from '../ui.tsx';

const RULES = ['before_hours_bet', 'before_weeks_bet'] as const;

export function WeekRules({ simulator }: { simulator: Simulator }) {
  const run = useRun();
  const week = simulator.world.table('weeks').rows.find((row) => row.isCurrent);
  if (!week) return null;
  const change = (rule: string, text: string) => {
    const value = text.trim() === '' ? null : Number(text);
    if (value === week[rule]) return;
    run(async () => {
      await simulator.world.edit('weeks', String(week.id), { [rule]: value });
      await simulator.clock.poke();
    });
  };
  return (
    <Part title={copy.rules} aside={copy.week(Number(week.number))}>
      <ul className="list">
        {RULES.map((rule) => (
          <li key={`${rule}${String(week[rule])}`}>
            <span className="grow">
              {copy.ruleNames[rule]}
              <small className="mono">{rule}</small>
            </span>
            <input
              className="number mono"
              inputMode="numeric"
              aria-label={`${copy.ruleNames[rule]}, ${rule}`}
              placeholder={simulator.world.assumptions().find(({ name }) => name === rule)?.value}
              defaultValue={week[rule] === null ? '' : String(week[rule])}
              onBlur={(event) => change(rule, event.currentTarget.value)}
              onKeyDown={(event) => event.key === 'Enter' && change(rule, event.currentTarget.value)}
            />
          </li>
        ))}
      </ul>
    </Part>
  );
}
