import type { DeviceMode } from '../../../mock-server/engine/clock/device-mode.ts';
import { HOUR_MS } from '../../../mock-server/lib/time.ts';
import { usePanel } from '../context/context.ts';
import { useRead } from '../context/world-reads.ts';
import { Choice } from '../parts/Choice.tsx';
import { Part } from '../parts/Part.tsx';
import { FineJumps } from './FineJumps.tsx';
import { NextEvents } from './NextEvents.tsx';
import { OneTapJumps } from './OneTapJumps.tsx';
import { WeekTimeline } from './WeekTimeline.tsx';

const DEVICE_TITLE = 'Reloj del celular';
const DEVICE_CLOCKS: readonly { value: DeviceMode; name: string }[] = [
  { value: 'real', name: 'Real' },
  { value: 'server', name: 'Igual al servidor' },
  { value: 3 * HOUR_MS, name: 'Desfasado +3 h' },
];

export function ClockSection() {
  const { simulator, reads, isQa, run } = usePanel();
  const { clock } = simulator;
  const device = useRead(reads.device);

  return (
    <>
      {isQa ? null : <OneTapJumps />}
      <WeekTimeline />
      <NextEvents />
      {isQa ? (
        <>
          <FineJumps />
          <Part title={DEVICE_TITLE}>
            <Choice
              label={DEVICE_TITLE}
              options={DEVICE_CLOCKS}
              value={device}
              onChange={(mode) => run(() => clock.device(mode))}
            />
          </Part>
        </>
      ) : null}
    </>
  );
}
