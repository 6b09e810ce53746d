import { MINUTE_MS } from '../../../mock-server/lib/time.ts';
import { copy } from '../../copy/shared.ts';
import { formatTimeAway } from '../../lib/format.ts';
import { useNow, usePanel } from '../context/context.ts';
import { useRead } from '../context/world-reads.ts';
import { Button } from '../parts/Button.tsx';
import { Choice } from '../parts/Choice.tsx';
import { DayHour } from '../parts/DayHour.tsx';
import { Part } from '../parts/Part.tsx';
import { SwitchRow } from '../parts/SwitchRow.tsx';

const LAND_TITLE = '¿En qué momento?';
const LANDINGS = [
  { value: 'before', name: '1 min antes' },
  { value: 'at', name: 'justo' },
  { value: 'after', name: '1 min después' },
] as const;

export function NextEvents() {
  const { simulator, reads, isQa, jump, set } = usePanel();
  const { clock } = simulator;
  const changedAt = useRead(reads.changedAt);
  const { kinds, land, silent, data } = jump;
  const coming = useRead(reads.events).filter(({ at, isCalledOff }) => at > changedAt && !isCalledOff);
  const next = coming.filter(({ kind }) => kinds.includes(kind)).slice(0, isQa ? 6 : 4);
  // A minute before an event, “1 min antes” has reached it already.
  const step = next.find(({ at }) => at - (land === 'before' ? MINUTE_MS : 0) > changedAt);
  const user = useRead(reads.user)?.id;
  const predictions = useRead(reads.table('predictions')).rows.filter(({ userId }) => userId === user);
  const sent = predictions.map(({ gameId }) => gameId);
  return (
    <Part title="Lo que sigue">
      {next.length === 0 ? <p className="quiet">No hay más eventos.</p> : null}
      <ul className="list">
        {next.map((event) => (
          <li key={event.id} className={event.id === step?.id ? 'next' : undefined}>
            <DayHour className="w-20" at={event.at} />
            <span className="grow">
              {event.label}
              {event.kind === 'cutoff' && sent.includes(event.game) ? <small>ya enviado</small> : null}
              {isQa && event.expression ? <small className="mono">{event.expression}</small> : null}
            </span>
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
            note="La app no se entera hasta su siguiente petición."
            isOn={jump.silent}
            onChange={(isOn) => set({ silent: isOn })}
          />
          <SwitchRow
            name="Parar en vencimientos"
            note="Códigos, enlaces y sesiones."
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
