import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import type { DeviceMode } from '../../../mock-server/engine/clock/device-mode.ts';
import type { AgendaEvent, AgendaKind } from '../../../mock-server/index.ts';
import { HOUR_MS, MINUTE_MS, toIso } from '../../../mock-server/lib/time.ts';
import type { Simulator } from '../../api.ts';
import { copy } from '../../copy/shared.ts';
import { formatClock, formatDuration, formatShortDay, formatTimeAway, formatZone } from '../../lib/format.ts';
import { runActions } from '../../recipes/continuation.ts';
import { EXPIRY_KINDS } from '../../state/jump-options.ts';
import { useNow, usePanel } from '../context/context.ts';
import { Button } from '../parts/Button.tsx';
import { Choice } from '../parts/Choice.tsx';
import { DayHour } from '../parts/DayHour.tsx';
import { Part } from '../parts/Part.tsx';
import { SwitchRow } from '../parts/SwitchRow.tsx';
import { Tag } from '../parts/Tag.tsx';
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
  const { simulator, isQa, run, jump, set } = usePanel();
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
              value={view.device}
              onChange={(mode) => run(() => clock.device(mode))}
            />
          </Part>
        </>
      ) : (
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
      )}
    </>
  );
}

/** Goes to the typed time or, without one, to the date in the field beside it. */
function GoForm() {
  const { simulator, run, jump } = usePanel();
  const { clock } = simulator;
  const [target, setTarget] = useState('');
  const [isChosen, setChosen] = useState(false);
  const date = useRef<HTMLInputElement>(null);
  const now = toIso(clock.now()).slice(0, '2026-08-26T12:00'.length);

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const chosen = date.current?.value ?? '';
    run(async () => {
      const time = target.trim() || (chosen === now ? '' : chosen.replace('T', ' '));
      if (time === '') throw new Error('Escribe un momento o elige otra fecha.');
      const { silent, data } = jump;
      await clock.goto(time, { silent, data });
      setChosen(false);
    });
  };
  // A date field whose value React controls would lose a date that is typed halfway.
  useEffect(() => {
    if (!isChosen && date.current && !date.current.matches(':focus')) date.current.value = now;
  }, [now, isChosen]);

  return (
    <form className="row" onSubmit={submit}>
      <input
        className="mono grow basis-full"
        aria-label="Ir a"
        value={target}
        placeholder="viernes 17:00 o cierre(7, 1) - 1m"
        onChange={(event) => setTarget(event.currentTarget.value)}
      />
      <input
        ref={date}
        type="datetime-local"
        className="grow"
        aria-label="Elegir fecha y hora"
        defaultValue={now}
        onChange={() => {
          setChosen(true);
          setTarget('');
        }}
      />
      <button type="submit">{copy.go}</button>
    </form>
  );
}

const LAND_TITLE = '¿En qué momento?';
const LANDINGS = [
  { value: 'before', name: '1 min antes' },
  { value: 'at', name: 'justo' },
  { value: 'after', name: '1 min después' },
] as const;

function NextEvents() {
  const { simulator, isQa, jump, set } = usePanel();
  const { agenda, clock, world } = simulator;
  const { kinds, land, silent, data } = jump;
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
            <Button
              label={`Ir a: ${event.label}`}
              onPress={() => clock.goto(event.at, { land, silent, data })}
            >
              {copy.go}
            </Button>
          </li>
        ))}
      </ul>
      <div className="row">
        <span className="quiet">{LAND_TITLE}</span>
        <Choice label={LAND_TITLE} options={LANDINGS} value={jump.land} onChange={(land) => set({ land })} />
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

function TimeAway({ at }: { at: number }) {
  return <span className="mono">{formatTimeAway(at, useNow())}</span>;
}

function SkewLine() {
  const { simulator } = usePanel();
  useNow();
  const { now, believed, skew } = simulator.clock.view();
  const isOtherDay = believed !== null && formatShortDay(believed) !== formatShortDay(now);
  const day = isOtherDay ? `${formatShortDay(believed)} ` : '';
  return (
    <p className="quiet">
      <span className="mono">{`Servidor ${formatClock(now)} · La app cree ${believed === null ? '—' : day + formatClock(believed)}`}</span>
      {' · '}
      {`Celular ${formatZone(now)}`}
      {skew !== null && Math.abs(skew) >= 2_000 ? (
        <Tag tone="heed">{`la app va ${formatDuration(skew)} ${skew > 0 ? 'adelantada' : 'atrasada'}`}</Tag>
      ) : null}
    </p>
  );
}

const RESULTS = 'Resultados publicados';

/** Returns the instant of each button of “Saltos de un toque” (ms); not finite when the season has none left. */
function findJumps({ agenda, clock }: Simulator): Record<string, number> {
  const now = clock.now();
  const events = agenda.list().filter(({ isCalledOff }) => !isCalledOff);
  const next = (kind: AgendaKind, from = now) =>
    events.find((event) => event.kind === kind && event.at > from);
  const getLast = (kind: AgendaKind, week: number | null | undefined) =>
    events.findLast((event) => event.kind === kind && event.week === week)?.at ?? Number.NaN;
  return {
    'Cuando abre la jornada': findWeekOpening(events, now),
    'Una hora antes del cierre': (next('cutoff', now + HOUR_MS)?.at ?? Number.NaN) - HOUR_MS,
    'Con todo cerrado': getLast('cutoff', next('cutoff')?.week),
    'Medio partido': (next('kickoff')?.at ?? Number.NaN) + 50 * MINUTE_MS,
    // Another week becomes the current week when the last game of a week ends.
    [RESULTS]: Math.max(now, getLast('final', next('final')?.week) - 25 * MINUTE_MS),
    'Fin de temporada': (events.findLast(({ kind }) => kind === 'final')?.at ?? Number.NaN) + MINUTE_MS,
  };
}

/** Returns the first opening of a week in which no game has opened yet (ms); `Infinity` if there is none. */
function findWeekOpening(events: readonly AgendaEvent[], now: number): number {
  const openings = events
    .filter(({ kind }) => kind === 'opening')
    .map(({ week, game, at }) => {
      // A game of the play-offs is hidden until it is published, so its predictions can't start earlier.
      const published = events.find((event) => event.kind === 'published' && event.game === game)?.at ?? at;
      return { week, at: Math.max(at, published) };
    });
  const opened = openings.filter(({ at }) => at <= now).map(({ week }) => week);
  return Math.min(...openings.filter(({ week }) => !opened.includes(week)).map(({ at }) => at));
}

/**
 * Moves the clock as the button `name` does. “Resultados publicados” then ends the games of its week and notifies the
 * app. If the persona's session expires during the jump, logs the persona in again, which reloads the page; otherwise the
 * jump would end at the log-in page. A jump that applies rewound facts again may reload the page too.
 */
export async function jumpTo(simulator: Simulator, name: string): Promise<void> {
  const { agenda, world } = simulator;
  const at = findJumps(simulator)[name] ?? Number.NaN;
  // The clock may have passed the season's last event after the button was rendered.
  if (!Number.isFinite(at)) return;
  const week = name === RESULTS ? agenda.next({ kinds: ['final'] })?.week : null;
  const user = world.user();
  const { rows } = world.table('sessions');
  const session = rows.findLast((row) => String(row.userId) === user?.id && row.revoked === false);
  const expired = agenda.list({ kinds: ['session'], to: at });
  const isExpiring = expired.some(({ id }) => id === `session:${session?.id}`);
  const persona = isExpiring ? world.personas().find(({ id }) => id === world.persona()) : undefined;
  await runActions(simulator, [
    { control: 'goto', time: at, silent: persona !== undefined, data: true },
    ...(week ? [{ control: 'publish-week', week } as const] : []),
    ...(persona ? [{ control: 'as', persona: persona.id } as const] : []),
    ...(week && !persona ? [{ control: 'poke' } as const] : []),
  ]);
}
