import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { toIso } from '../../../mock-server/lib/time.ts';
import { copy } from '../../copy/shared.ts';
import { usePanel } from '../context/context.ts';
import { useRead } from '../context/world-reads.ts';

/** Goes to the typed time or, without one, to the date in the field beside it. */
export function GoForm() {
  const { simulator, reads, run, jump } = usePanel();
  const { clock } = simulator;
  const [target, setTarget] = useState('');
  const [isChosen, setChosen] = useState(false);
  const date = useRef<HTMLInputElement>(null);
  const changedAt = toIso(useRead(reads.changedAt)).slice(0, '2026-08-26T12:00'.length);

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const chosen = date.current?.value ?? '';
    run(async () => {
      const time = target.trim() || (chosen === changedAt ? '' : chosen.replace('T', ' '));
      if (time === '') throw new Error('Escribe un momento o elige otra fecha.');
      const { silent, data } = jump;
      await clock.goto(time, { silent, data });
      setChosen(false);
    });
  };
  // A date field whose value React controls would lose a date that is typed halfway.
  useEffect(() => {
    if (!isChosen && date.current && !date.current.matches(':focus')) date.current.value = changedAt;
  }, [changedAt, isChosen]);

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
        defaultValue={changedAt}
        onChange={() => {
          setChosen(true);
          setTarget('');
        }}
      />
      <button type="submit">{copy.go}</button>
    </form>
  );
}
