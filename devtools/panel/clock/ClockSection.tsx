import { useState } from 'react';
import type { Landing } from '../../../mock-server/index.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../../mock-server/lib/time.ts';
import { copy } from '../../copy.ts';
import { usePanel } from '../context.ts';
import type { SectionProps } from '../section.ts';
import { Choice, Part, SwitchRow } from '../ui.tsx';
import { Jumps } from './Jumps.tsx';
import { NextEvents } from './NextEvents.tsx';
import { SkewLine } from './SkewLine.tsx';
import { WeekTimeline } from './timeline/WeekTimeline.tsx';
import { WeekRules } from './WeekRules.tsx';

const LANDINGS = [
  { value: 'before', name: copy.landBefore },
  { value: 'at', name: copy.landAt },
  { value: 'after', name: copy.landAfter },
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
  { value: 'real', name: copy.deviceReal },
  { value: 'server', name: copy.deviceServer },
  { value: 'skewed', name: copy.deviceSkewed },
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
              aside={<small className="quiet">{copy.silentNote}</small>}
              isOn={silent}
              isSubtle
              onChange={(isOn) => set({ silent: isOn })}
            />
            <SwitchRow
              name={copy.expiries}
              aside={<small className="quiet">{copy.expiriesNote}</small>}
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
          <Part title={copy.fineTuning}>
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
                placeholder={copy.goToHint}
                onChange={(event) => setTarget(event.currentTarget.value)}
              />
              <button type="submit">{copy.go}</button>
            </form>
            <ul className="list">
              <SwitchRow
                name={copy.handsOnly}
                aside={<small className="quiet">{copy.handsOnlyNote}</small>}
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
