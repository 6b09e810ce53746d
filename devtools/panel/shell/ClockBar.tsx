import type { Density } from '../../api/links.ts';
import type { Simulator } from '../../api/simulator.ts';
import { copy } from '../../copy.ts';
import { formatClock, formatDay } from '../../format.ts';
import { readStatus } from '../../state/status.ts';
import { usePanel } from '../context.ts';
import { useNow, useWorld } from '../signals.tsx';
import { Choice, HeldCalls, IconButton, Tag } from '../ui.tsx';

const RATES = [1, 60, 3_600] as const;

function Now({ simulator }: { simulator: Simulator }) {
  const now = useNow(simulator);
  return (
    <>
      <time className="mono" dateTime={new Date(now).toISOString()}>
        {formatClock(now)}
      </time>
      <small>{formatDay(now)}</small>
    </>
  );
}

export function ClockBar({ simulator, density }: { simulator: Simulator; density: Density }) {
  const { run, jump } = usePanel();
  useWorld(simulator);
  const { clock } = simulator;
  const state = readStatus(simulator);
  const user = simulator.world.user();

  return (
    <div className="clock-bar">
      <div className="clock-face">
        <Now simulator={simulator} />
        <em>{state.isFrozen ? copy.frozen : state.rate === 1 ? '' : copy.times(state.rate)}</em>
      </div>
      <div className="clock-moves">
        <IconButton
          icon="previous"
          name={copy.previousEvent}
          onPress={() => run(() => clock.step(-1, jump))}
        />
        <IconButton
          icon={state.isFrozen ? 'play' : 'pause'}
          name={state.isFrozen ? copy.resume : copy.freeze}
          isOn={state.isFrozen}
          onPress={() => run(() => (state.isFrozen ? clock.resume() : clock.freeze()))}
        />
        <Choice
          label="Velocidad"
          options={RATES.map((value) => ({ value, name: copy.times(value) }))}
          value={state.rate}
          className="mono"
          onChange={(rate) => run(() => clock.resume(rate))}
        />
        <button type="button" className="primary" onClick={() => run(() => clock.step(1, jump))}>
          {copy.nextEvent}
        </button>
      </div>
      {density === 'qa' || state.isAbnormal ? (
        <div className="clock-state">
          <Tag tone="accent">{user?.name ?? 'Visitante'}</Tag>
          {state.faults > 0 ? <Tag tone="bad">{copy.faultsCount(state.faults)}</Tag> : null}
          <HeldCalls simulator={simulator} />
          {state.skew ? <Tag tone="heed">{copy.deviceSkew(state.skew)}</Tag> : null}
          {state.isLaravel ? <Tag tone="heed">{copy.laravel}</Tag> : null}
          {state.isUnheard ? <Tag tone="heed">{copy.unheard}</Tag> : null}
          {jump.silent ? <Tag>{copy.silent}</Tag> : null}
          <button type="button" onClick={() => run(() => simulator.restore())}>
            {copy.restore}
          </button>
          <small className="quiet">{copy.restoreNote}</small>
        </div>
      ) : null}
    </div>
  );
}
