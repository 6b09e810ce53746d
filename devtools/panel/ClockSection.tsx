import { useState } from 'react';
import type { DeviceMode } from '../../mock-server/catalogue/clock.ts';
import type { Landing } from '../../mock-server/index.ts';
import { HOUR_MS, toIso } from '../../mock-server/lib/time.ts';
import { copy } from '../copy.ts';
import { formatClock, formatDuration, formatShortDay, formatTimeAway, formatZone } from '../format.ts';
import { EXPIRY_KINDS } from '../recorder/time-expressions.ts';
import { useNow, usePanel } from './context.ts';
import { findJumps, jumpTo } from './jumps.ts';
import { Button, Choice, DayHour, Part, SwitchRow, Tag } from './ui.tsx';
import { WeekTimeline } from './WeekTimeline.tsx';

const LANDING_TITLE = '¿En qué momento?';
const LANDINGS = [
  { value: 'before', name: '1 min antes' },
  { value: 'at', name: 'justo' },
  { value: 'after', name: '1 min después' },
] as const satisfies readonly { value: Landing; name: string }[];

/** As expressions of the time, counted from now. */
const SPANS = [
  ['-1d', '−1 d'],
  ['-1h', '−1 h'],
  ['-1m', '−1 min'],
  ['+1m', '+1 min'],
  ['+1h', '+1 h'],
  ['+1d', '+1 d'],
] as const;

const DEVICE_TITLE = 'Reloj del celular';
const DEVICES: readonly { value: DeviceMode; name: string }[] = [
  { value: 'real', name: 'Real' },
  { value: 'server', name: 'Igual al servidor' },
  { value: 3 * HOUR_MS, name: 'Desfasado +3 h' },
];

export function ClockSection() {
  const { simulator, isQa, run, jump, set } = usePanel();
  const [target, setTarget] = useState('');
  const { clock } = simulator;
  const view = clock.view();
  const { silent, data } = jump;

  return (
    <>
      <WeekTimeline />
      <NextEvents />
      {isQa ? (
        <>
          <Part title="Ajuste fino">
            <div className="row">
              {SPANS.map(([span, name]) => (
                <Button key={span} className="mono" onPress={() => clock.goto(span, { silent, data })}>
                  {name}
                </Button>
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
                aria-label="Ir a"
                value={target}
                placeholder="cierre(7, 1) - 1m"
                onChange={(event) => setTarget(event.currentTarget.value)}
              />
              <input
                type="datetime-local"
                aria-label="Elegir fecha y hora"
                defaultValue={toIso(view.now).slice(0, '2026-08-26T12:00'.length)}
                onChange={({ currentTarget: { value } }) => value && setTarget(value.replace('T', ' '))}
              />
              <button type="submit">{copy.go}</button>
            </form>
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
              value={view.device}
              onChange={(mode) => run(() => clock.device(mode))}
            />
          </Part>
        </>
      ) : (
        <Jumps />
      )}
    </>
  );
}

function Jumps() {
  const { simulator } = usePanel();
  return (
    <Part title="Saltos de un toque">
      <div className="grid grid-cols-2 gap-1.5">
        {Object.entries(findJumps(simulator)).map(([name, at]) => (
          <Button
            key={name}
            className="min-h-touch-40 text-left leading-[1.2]"
            disabled={!Number.isFinite(at)}
            onPress={() => jumpTo(simulator, name)}
          >
            {name}
          </Button>
        ))}
      </div>
    </Part>
  );
}

const MIN_SKEW_MS = 2_000;

function SkewLine() {
  const { simulator } = usePanel();
  useNow();
  const { now, believed, skew } = simulator.clock.view();
  const day =
    believed === null || formatShortDay(believed) === formatShortDay(now)
      ? ''
      : `${formatShortDay(believed)} `;
  return (
    <p className="quiet">
      <span className="mono">{`Servidor ${formatClock(now)} · La app cree ${believed === null ? '—' : day + formatClock(believed)}`}</span>
      {' · '}
      {`Celular ${formatZone(now)}`}
      {skew !== null && Math.abs(skew) >= MIN_SKEW_MS ? (
        <Tag tone="heed">{`la app va ${formatDuration(skew)} ${skew > 0 ? 'adelantada' : 'atrasada'}`}</Tag>
      ) : null}
    </p>
  );
}

function NextEvents() {
  const { simulator, isQa, jump, set } = usePanel();
  const { agenda, clock, world } = simulator;
  const { kinds } = jump;
  const next = agenda
    .list({ from: Math.floor(clock.now()) + 1 })
    .filter(({ kind, isCalledOff }) => !isCalledOff && (!EXPIRY_KINDS.includes(kind) || kinds.includes(kind)))
    .slice(0, isQa ? 6 : 4);
  const step = agenda.next({ kinds });
  const user = world.user()?.id;
  const predictions = world.table('predictions').rows.filter(({ userId }) => userId === user);
  const sent = predictions.map(({ gameId }) => gameId);
  return (
    <Part title="Lo que sigue">
      {next.length === 0 ? <p className="quiet">No hay más eventos.</p> : null}
      <ul className="list">
        {next.map((event) => (
          <li key={event.id} className={event.id === step?.id ? 'next' : undefined}>
            <DayHour at={event.at} />
            <span className="grow">
              {event.label}
              {isQa && event.expression ? <small className="mono">{event.expression}</small> : null}
            </span>
            {event.kind === 'cutoff' && sent.includes(event.game) ? <Tag>ya enviado</Tag> : null}
            <TimeAway at={event.at} />
            <Button label={`Ir a: ${event.label}`} onPress={() => clock.goto(event.at, jump)}>
              {copy.go}
            </Button>
          </li>
        ))}
      </ul>
      <div className="row">
        <span className="quiet">{LANDING_TITLE}</span>
        <Choice
          label={LANDING_TITLE}
          options={LANDINGS}
          value={jump.land}
          onChange={(wanted) => set({ land: wanted })}
        />
      </div>
      {isQa ? (
        <ul className="list">
          <SwitchRow
            name={copy.silent}
            aside={<small className="quiet">La app no se entera hasta su siguiente petición.</small>}
            isOn={jump.silent}
            onChange={(isOn) => set({ silent: isOn })}
          />
          <SwitchRow
            name="Parar en vencimientos"
            aside={<small className="quiet">Códigos, enlaces y sesiones.</small>}
            isOn={kinds.includes('code')}
            onChange={(isOn) => set({ expiries: isOn })}
          />
        </ul>
      ) : null}
    </Part>
  );
}

/** Shows the time from the world time to `at` (world time in ms), such as `en 2 h 33 min`. */
function TimeAway({ at }: { at: number }) {
  return <span className="mono">{formatTimeAway(at, useNow())}</span>;
}
