import { useState } from 'react';
import type { Landing } from '../../../mock-server/index.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../../mock-server/lib/time.ts';
import type { Simulator } from '../../api/simulator.ts';
import { copy } from '../../copy.ts';
import { formatClock, formatDuration, formatShortDay, formatZone } from '../../format.ts';
import { usePanel, useRun } from '../context.ts';
import type { SectionProps } from '../section.ts';
import { useNow } from '../signals.tsx';
import { Choice, Mono, Part, SwitchRow, Tag } from '../ui.tsx';
import { findJumps, jumpTo } from './demo-jumps.ts';
import { NextEvents } from './NextEvents.tsx';
import { WeekTimeline } from './WeekTimeline.tsx';

const LANDINGS = [
  { value: 'before', name: '1 min antes' },
  { value: 'at', name: 'justo' },
  { value: 'after', name: '1 min después' },
] as const satisfies readonly { value: Landing; name: string }[];

const SPANS = [
  ['-1d', '−1 d'],
  ['-1h', '−1 h'],
  ['-1m', '−1 min'],
  ['+1m', '+1 min'],
  ['+1h', '+1 h'],
  ['+1d', '+1 d'],
] as const;

const DEVICES = [
  { value: 'real', name: 'Real' },
  { value: 'server', name: 'Igual al servidor' },
  { value: 'skewed', name: 'Desfasado +3 h' },
] as const;
const SKEW_MS = 3 * HOUR_MS;

export function ClockSection({ simulator, density, app }: SectionProps) {
  const { run, jump, set } = usePanel();
  const [target, setTarget] = useState('');
  const { clock } = simulator;
  const view = clock.view();
  const { land, silent, data } = jump;
  const device = view.device === 'real' || view.device === 'server' ? view.device : 'skewed';

  return (
    <>
      <WeekTimeline simulator={simulator} />
      <NextEvents
        simulator={simulator}
        count={density === 'demo' ? 4 : 6}
        hasCodes={density === 'qa'}
        onGo={(at) => run(() => clock.goto(at, jump))}
      >
        <div className="row">
          <span className="quiet">{copy.land}</span>
          <Choice
            label={copy.land}
            options={LANDINGS}
            value={land}
            onChange={(wanted) => set({ land: wanted })}
          />
        </div>
        {density === 'qa' ? (
          <ul className="list">
            <SwitchRow
              name={copy.silent}
              aside={<small className="quiet">La app no se entera hasta su siguiente petición.</small>}
              isOn={silent}
              isSubtle
              onChange={(isOn) => set({ silent: isOn })}
            />
            <SwitchRow
              name="Parar en vencimientos"
              aside={<small className="quiet">Códigos, enlaces y sesiones.</small>}
              isOn={jump.kinds.includes('code')}
              isSubtle
              onChange={(isOn) => set({ expiries: isOn })}
            />
          </ul>
        ) : null}
      </NextEvents>
      {density === 'demo' ? <Jumps simulator={simulator} /> : null}
      {density === 'qa' ? (
        <>
          <Part title="Ajuste fino">
            <div className="row">
              {SPANS.map(([span, name]) => (
                <button
                  key={span}
                  type="button"
                  className="mono"
                  onClick={() => run(() => clock.goto(clock.now() + toMs(span), { silent, data }))}
                >
                  {name}
                </button>
              ))}
            </div>
            <form
              className="row"
              onSubmit={(event) => {
                event.preventDefault();
                run(() => clock.goto(target, { silent, data }));
              }}
            >
              <input
                className="mono grow"
                aria-label={copy.goTo}
                value={target}
                placeholder="cierre(7, 1) - 1m"
                onChange={(event) => setTarget(event.currentTarget.value)}
              />
              <button type="submit">{copy.go}</button>
            </form>
            <ul className="list">
              <SwitchRow
                name="Mover el reloj y dejar los datos"
                aside={<small className="quiet">Al ir atrás, los datos se quedan.</small>}
                isOn={!data}
                isSubtle
                onChange={(isOn) => set({ handsOnly: isOn })}
              />
            </ul>
            <SkewLine simulator={simulator} app={app} />
          </Part>
          <Part title={copy.deviceTitle}>
            <Choice
              label={copy.deviceTitle}
              options={DEVICES}
              value={device}
              onChange={(mode) => run(() => clock.device(mode === 'skewed' ? SKEW_MS : mode))}
            />
          </Part>
          <WeekRules simulator={simulator} />
        </>
      ) : null}
    </>
  );
}

const UNITS: Record<string, number> = { d: DAY_MS, h: HOUR_MS, m: MINUTE_MS };
const toMs = (span: string) => Number(span.slice(0, -1)) * (UNITS[span.slice(-1)] ?? 0);

function Jumps({ simulator }: { simulator: Simulator }) {
  const run = useRun();
  const jumps = findJumps(simulator);
  return (
    <Part title="Saltos de un toque">
      <div className="jumps">
        {(Object.keys(copy.jumpNames) as (keyof typeof copy.jumpNames)[]).map((name) => {
          return (
            <button
              key={name}
              type="button"
              disabled={jumps[name] === undefined}
              onClick={() =>
                run(() => {
                  // Finds the jump again, because the world time has changed since the last render.
                  const jump = findJumps(simulator)[name];
                  return jump && jumpTo(simulator, jump);
                })
              }
            >
              {copy.jumpNames[name]}
            </button>
          );
        })}
      </div>
    </Part>
  );
}

const MIN_SKEW_MS = 2_000;

function SkewLine({ simulator, app }: { simulator: Simulator; app: Window }) {
  useNow(simulator);
  const { now, believed, skew } = simulator.clock.view();
  const day =
    believed === null || formatShortDay(believed) === formatShortDay(now)
      ? ''
      : `${formatShortDay(believed)} `;
  return (
    <p className="quiet skew">
      <Mono>{`Servidor ${formatClock(now)} · La app cree ${believed === null ? '—' : day + formatClock(believed)}`}</Mono>
      {' · '}
      {`Celular ${formatZone(app, now)}`}
      {skew !== null && Math.abs(skew) >= MIN_SKEW_MS ? (
        <Tag tone="heed">{`la app va ${formatDuration(skew)} ${(skew > 0) ? 'adelantada' : 'atrasada'}`}</Tag>
      ) : null}
    </p>
  );
}

const RULES = ['before_hours_bet', 'before_weeks_bet'] as const;

function WeekRules({ simulator }: { simulator: Simulator }) {
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
    <Part title="Reglas de la jornada" aside={copy.week(Number(week.number))}>
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
