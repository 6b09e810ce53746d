import type { DeviceMode } from '../../../mock-server/engine/clock/device-mode.ts';
import { HOUR_MS } from '../../../mock-server/lib/time.ts';
import { usePanel } from '../context/context.ts';
import { useRead } from '../context/world-reads.ts';
import { Button } from '../parts/Button.tsx';
import { Choice } from '../parts/Choice.tsx';
import { Part } from '../parts/Part.tsx';
import { SwitchRow } from '../parts/SwitchRow.tsx';
import { GoForm } from './GoForm.tsx';
import { JumpButtons } from './JumpButtons.tsx';
import { NextEvents } from './NextEvents.tsx';
import { SkewLine } from './SkewLine.tsx';
import { WeekTimeline } from './WeekTimeline.tsx';

/** The keys are time expressions relative to now. */
const SPANS = {
  '-1d': '−1 d',
  '-1h': '−1 h',
  '-1m': '−1 min',
  '+1m': '+1 min',
  '+1h': '+1 h',
  '+1d': '+1 d',
};

const DEVICE_TITLE = 'Reloj del celular';
const DEVICES: readonly { value: DeviceMode; name: string }[] = [
  { value: 'real', name: 'Real' },
  { value: 'server', name: 'Igual al servidor' },
  { value: 3 * HOUR_MS, name: 'Desfasado +3 h' },
];

export function ClockSection() {
  const { simulator, reads, isQa, run, jump, set } = usePanel();
  const { clock } = simulator;
  const device = useRead(reads.device);
  const { silent, data } = jump;

  return (
    <>
      <WeekTimeline />
      <NextEvents />
      {isQa ? (
        <>
          <Part title="Ajuste fino">
            <div className="row">
              {Object.entries(SPANS).map(([span, name]) => (
                <Button key={span} className="mono" onPress={() => clock.goto(span, { silent, data })}>
                  {name}
                </Button>
              ))}
            </div>
            <GoForm />
            <ul className="list">
              <SwitchRow
                name="Mover el reloj y dejar los datos"
                aside={<small className="quiet">Al ir atrás, los datos se quedan.</small>}
                isOn={!data}
                onChange={(isOn) => set({ handsOnly: isOn })}
              />
            </ul>
            <SkewLine />
          </Part>
          <Part title={DEVICE_TITLE}>
            <Choice
              label={DEVICE_TITLE}
              options={DEVICES}
              value={device}
              onChange={(mode) => run(() => clock.device(mode))}
            />
          </Part>
        </>
      ) : (
        <JumpButtons />
      )}
    </>
  );
}
