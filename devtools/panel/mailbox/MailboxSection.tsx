import { useState } from 'react';
import { usePanel } from '../context/context.ts';
import { useRead } from '../context/world-reads.ts';
import { DayHour } from '../parts/DayHour.tsx';
import { Letter } from './Letter.tsx';

const ROW = 'bare flex w-full min-h-12.5 items-center gap-2.5 px-3 py-1.5';

export function MailboxSection() {
  const mails = useRead(usePanel().reads.mails).toReversed();
  const [chosen, setChosen] = useState<string | null>(null);
  const open = mails.find(({ id }) => id === chosen) ?? mails[0];

  return (
    <>
      {mails.length === 0 ? <p className="part quiet">Todavía no hay correos.</p> : null}
      <ul>
        {mails.map((mail) => (
          <li key={mail.id} className="border-b border-b-hair">
            <button
              type="button"
              className={`${ROW} text-left leading-[1.3] aria-pressed:bg-f2`}
              aria-pressed={mail === open}
              onClick={() => setChosen(mail.id)}
            >
              <i className={mail.state === 'alive' ? 'dot on' : 'dot'} aria-hidden="true" />
              <span className="grow">
                <b>{mail.subject}</b>
                <small>{mail.to}</small>
              </span>
              <DayHour at={mail.created_at} />
            </button>
          </li>
        ))}
      </ul>
      {open ? <Letter mail={open} /> : null}
      <p className="part quiet">
        Ningún correo sale de aquí. Los códigos y enlaces caducan con el reloj del simulador.
      </p>
    </>
  );
}
