import { type ReactNode, useMemo, useState } from 'react';
import type { AgendaEvent, AgendaKind, Landing } from '../../mock-server/index.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS, toIso } from '../../mock-server/lib/time.ts';
import type { Simulator } from '../api/simulator.ts';
import { copy } from '../copy.ts';
import { formatClock, formatDuration, formatShortDay, formatTimeAway, formatZone } from '../format.ts';
import { getColumnName } from '../rows.ts';
import { usePanel } from './context.ts';
import { useNow } from './signals.tsx';
import { Button, Choice, DayHour, Field, Mono, Part, SwitchRow, Tag } from './ui.tsx';
import { WeekTimeline } from './WeekTimeline.tsx';

const LANDING_TITLE = '¿En qué momento?';
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

/** Length of `2026-08-26T12:00`, the form of a date field's value. */
const MINUTES_END = 16;

const DEVICE_TITLE = 'Reloj del celular';
const DEVICES = [
  { value: 'real', name: 'Real' },
  { value: 'server', name: 'Igual al servidor' },
  { value: 'skewed', name: 'Desfasado +3 h' },
] as const;
const SKEW_MS = 3 * HOUR_MS;

export function ClockSection() {
  const { simulator, isQa, run, jump, set } = usePanel();
  const [target, setTarget] = useState('');
  const { clock } = simulator;
  const view = clock.view();
  const { land, silent, data } = jump;
  const device = view.device === 'real' || view.device === 'server' ? view.device : 'skewed';

  return (
    <>
      <WeekTimeline />
      <NextEvents>
        <div className="row">
          <span className="quiet">{LANDING_TITLE}</span>
          <Choice
            label={LANDING_TITLE}
            options={LANDINGS}
            value={land}
            onChange={(wanted) => set({ land: wanted })}
          />
        </div>
        {isQa ? (
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
      {isQa ? (
        <>
          <Part title="Ajuste fino">
            <div className="row">
              {SPANS.map(([span, name]) => (
                <Button
                  key={span}
                  className="mono"
                  run={() => clock.goto(clock.now() + toMs(span), { silent, data })}
                >
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
                defaultValue={toIso(view.now).slice(0, MINUTES_END)}
                onChange={({ currentTarget: { value } }) => value && setTarget(value.replace('T', ' '))}
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
            <SkewLine />
          </Part>
          <Part title={DEVICE_TITLE}>
            <Choice
              label={DEVICE_TITLE}
              options={DEVICES}
              value={device}
              onChange={(mode) => run(() => clock.device(mode === 'skewed' ? SKEW_MS : mode))}
            />
          </Part>
          <WeekRules />
        </>
      ) : (
        <Jumps />
      )}
    </>
  );
}

const UNITS: Record<string, number> = { d: DAY_MS, h: HOUR_MS, m: MINUTE_MS };
const toMs = (span: string) => Number(span.slice(0, -1)) * (UNITS[span.slice(-1)] ?? 0);

function Jumps() {
  const { simulator } = usePanel();
  const jumps = findJumps(simulator);
  return (
    <Part title="Saltos de un toque">
      <div className="jumps">
        {(Object.keys(JUMP_NAMES) as (keyof typeof JUMP_NAMES)[]).map((name) => {
          return (
            <Button
              key={name}
              disabled={jumps[name] === undefined}
              run={() => {
                // Finds the jump again, because the world time has changed since the last render.
                const jump = findJumps(simulator)[name];
                return jump && jumpTo(simulator, jump);
              }}
            >
              {JUMP_NAMES[name]}
            </Button>
          );
        })}
      </div>
    </Part>
  );
}

const MIN_SKEW_MS = 2_000;

function SkewLine() {
  const { simulator, app } = usePanel();
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
        <Tag tone="heed">{`la app va ${formatDuration(skew)} ${skew > 0 ? 'adelantada' : 'atrasada'}`}</Tag>
      ) : null}
    </p>
  );
}

const RULES = ['before_hours_bet', 'before_weeks_bet'] as const;

function WeekRules() {
  const { simulator, run } = usePanel();
  const week = simulator.world.table('weeks').rows.find((row) => row.isCurrent);
  if (!week) return null;
  const change = (rule: string, text: string) => {
    const value = text.trim() === '' ? null : Number(text);
    run(async () => {
      await simulator.world.edit('weeks', String(week.id), { [rule]: value });
      await simulator.clock.poke();
    });
  };
  return (
    <Part title="Reglas de la jornada" aside={copy.week(Number(week.number))}>
      <ul className="list">
        {RULES.map((rule) => (
          <li key={rule}>
            <span className="grow">{getColumnName(rule)}</span>
            <Field
              className="number mono"
              inputMode="numeric"
              aria-label={getColumnName(rule)}
              placeholder={simulator.world.assumptions().find(({ name }) => name === rule)?.value}
              value={week[rule] === null ? '' : String(week[rule])}
              onCommit={(text) => change(rule, text)}
            />
          </li>
        ))}
      </ul>
    </Part>
  );
}

function useSentGames({ world }: Simulator): ReadonlySet<string | null> {
  const user = world.user()?.id;
  const cursor = world.cursor();
  // The seed adds predictions as the world time passes, so the memo depends on the minute.
  const minute = Math.floor(world.now() / MINUTE_MS);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the table changes with the fact and the minute.
  return useMemo(
    () =>
      new Set(
        world
          .table('predictions')
          .rows.filter(({ userId }) => userId === user)
          .map(({ gameId }) => String(gameId)),
      ),
    [world, user, cursor, minute],
  );
}

function NextEvents({ children }: { children: ReactNode }) {
  const { simulator, isQa, jump } = usePanel();
  const { kinds } = jump;
  const now = simulator.clock.now();
  const isExpiry = ({ kind }: AgendaEvent) => kind === 'code' || kind === 'link' || kind === 'session';
  const next = simulator.agenda
    .list({ from: Math.floor(now) + 1 })
    .filter((event) => !event.isCalledOff && (!isExpiry(event) || kinds.includes(event.kind)))
    .slice(0, isQa ? 6 : 4);
  const step = simulator.agenda.next({ kinds });
  const sent = useSentGames(simulator);
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
            {event.kind === 'cutoff' && sent.has(event.game) ? <Tag>ya enviado</Tag> : null}
            <Mono>
              <TimeAway at={event.at} />
            </Mono>
            <Button label={`Ir a: ${event.label}`} run={() => simulator.clock.goto(event.at, jump)}>
              {copy.go}
            </Button>
          </li>
        ))}
      </ul>
      {children}
    </Part>
  );
}

/** Shows the time from the world time to `at` (world time in ms), such as `en 2 h 33 min`. */
function TimeAway({ at }: { at: number }) {
  return formatTimeAway(at, useNow(usePanel().simulator));
}

const JUMP_NAMES = {
  opening: 'Cuando abre la jornada',
  lastHour: 'Una hora antes del cierre',
  closed: 'Con todo cerrado',
  half: 'Medio partido',
  published: 'Resultados publicados',
  end: 'Fin de temporada',
};
type JumpName = keyof typeof JUMP_NAMES;

const HALF_TIME_MS = 50 * MINUTE_MS;
/**
 * “Resultados publicados” jumps to this time before the end of a week's last game, because another
 * week becomes the current week when that game ends (ms).
 */
const RESULTS_LEAD_MS = 25 * MINUTE_MS;

export interface Jump {
  at: number;
  publish?: number;
}

function findWeekOpening(events: readonly AgendaEvent[], now: number): number | undefined {
  const published = new Map(
    events.filter(({ kind }) => kind === 'published').map(({ game, at }) => [game, at]),
  );
  const openings = new Map<number | null, number>();
  for (const { kind, week, game, at } of events) {
    if (kind !== 'opening') continue;
    // A game of the play-offs is hidden until it is published, so its predictions can't start earlier.
    const opens = Math.max(at, published.get(game) ?? at);
    openings.set(week, Math.min(opens, openings.get(week) ?? opens));
  }
  const ahead = [...openings.values()].filter((at) => at > now);
  return ahead.length > 0 ? Math.min(...ahead) : undefined;
}

export function findJumps({ agenda, clock }: Simulator): Record<JumpName, Jump | undefined> {
  const now = clock.now();
  const events = agenda.list().filter(({ isCalledOff }) => !isCalledOff);
  const next = (kind: AgendaKind, from = now) =>
    events.find((event) => event.kind === kind && event.at > from);
  const lastOfNextWeek = (kind: AgendaKind) => {
    const week = next(kind)?.week;
    return events.findLast((event) => event.kind === kind && event.week === week)?.at;
  };
  const jump = (at: number | undefined, shift = 0) => (at === undefined ? undefined : { at: at + shift });
  const results = lastOfNextWeek('final');
  return {
    opening: jump(findWeekOpening(events, now)),
    lastHour: jump(next('cutoff', now + 60 * MINUTE_MS)?.at, -60 * MINUTE_MS),
    closed: jump(lastOfNextWeek('cutoff')),
    half: jump(next('kickoff')?.at, HALF_TIME_MS),
    published:
      results === undefined
        ? undefined
        : { at: Math.max(now, results - RESULTS_LEAD_MS), publish: next('final')?.week ?? undefined },
    end: jump(events.findLast(({ kind }) => kind === 'final')?.at, MINUTE_MS),
  };
}

function findExpiringPersona({ agenda, world }: Simulator, at: number): string | undefined {
  const user = world.user();
  const session = world
    .table('sessions')
    .rows.findLast((row) => String(row.userId) === user?.id && row.revoked === false);
  const end = agenda.list({ kinds: ['session'] }).find(({ id }) => id === `session:${session?.id}`)?.at;
  if (end === undefined || end > at) return undefined;
  return world.personas().find(({ email }) => email === user?.email)?.id;
}

/**
 * Moves the clock to `at` and then ends the games of the week `publish`. If the persona's session expires
 * during the jump, logs the persona in again, so that the jump does not end at the log-in page; otherwise
 * notifies the app after the games have ended.
 */
export async function jumpTo(simulator: Simulator, { at, publish }: Jump): Promise<void> {
  const { clock, world } = simulator;
  const persona = findExpiringPersona(simulator, at);
  await clock.goto(at, { silent: persona !== undefined });
  if (publish !== undefined) await world.publishWeek(publish);
  if (persona !== undefined) await world.as(persona);
  else if (publish !== undefined) await clock.poke();
}
