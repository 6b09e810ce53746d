import { fireEvent } from '@testing-library/dom';
import { useState } from 'react';
import { BASE } from '../../../mock-server/catalogue/address.ts';
import type { Mail } from '../../../mock-server/index.ts';
import { copy } from '../../copy/shared.ts';
import { formatDayHour, formatTimeAway } from '../../lib/format.ts';
import { useNow, usePanel } from '../context/context.ts';
import { useRead } from '../context/world-reads.ts';
import { Button } from '../parts/Button.tsx';
import { CopyButton } from '../parts/CopyButton.tsx';
import { DayHour } from '../parts/DayHour.tsx';
import { Part } from '../parts/Part.tsx';
import { Tag } from '../parts/Tag.tsx';

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

/** Fills in the code in the app's field, with the event that typing fires. */
function typeCode(app: Window, code: string): void {
  const field = app.document.querySelector<HTMLInputElement>('input[autocomplete="one-time-code"]');
  if (!field) throw new Error('La app no está en la pantalla del código. Ábrela y vuelve a intentar.');
  fireEvent.input(field, { target: { value: code } });
}

const STATES = { used: 'usado', expired: 'caducado' };
const TONES = { alive: 'accent', used: '', expired: 'heed' } as const;

function Letter({ mail }: { mail: Mail }) {
  const { simulator, isQa, app } = usePanel();
  const now = useNow();
  const state =
    mail.state === 'alive' ? `caduca ${formatTimeAway(mail.expires_at, now)}` : STATES[mail.state];
  const address = mail.path === null ? null : BASE + mail.path;
  return (
    <Part title={mail.subject} aside={<Tag tone={TONES[mail.state]}>{state}</Tag>}>
      <p className="quiet">
        {formatDayHour(mail.created_at)} h, para <span className="mono">{mail.to}</span>
      </p>
      {mail.kind === 'code' ? (
        <div className="row">
          <b className="mono accent text-[28px] tracking-[0.2em]">{mail.secret}</b>
          <CopyButton name="Copiar código" isIcon icon="copy" text={() => mail.secret} />
        </div>
      ) : null}
      {address && isQa ? <p className="mono accent wrap-anywhere">{address}</p> : null}
      <div className="row">
        {mail.kind === 'code' ? (
          <Button className="primary" onPress={() => typeCode(app, mail.secret)}>
            Escribirlo en la app
          </Button>
        ) : null}
        {address ? (
          <>
            <Button className="primary" onPress={() => app.location.assign(address)}>
              Abrir enlace
            </Button>
            <CopyButton name="Copiar" label={copy.copyLink} text={() => app.location.origin + address} />
          </>
        ) : null}
        <Button disabled={mail.state !== 'alive'} onPress={() => simulator.mail.expire(mail.id)}>
          Caducar ahora
        </Button>
      </div>
    </Part>
  );
}
