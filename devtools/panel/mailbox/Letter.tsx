import { BASE } from '../../../mock-server/catalogue/address.ts';
import type { Mail } from '../../../mock-server/index.ts';
import { done } from '../../copy/done.ts';
import { copy } from '../../copy/shared.ts';
import { formatDayHour, formatTimeAway } from '../../lib/format.ts';
import { useNow, usePanel } from '../context/context.ts';
import { Button } from '../parts/Button.tsx';
import { CopyButton } from '../parts/CopyButton.tsx';
import { Part } from '../parts/Part.tsx';
import { Tag } from '../parts/Tag.tsx';
import { typeCode } from './type-code.ts';

const STATES = { used: 'usado', expired: 'caducado' };

const TONES = { alive: 'accent', used: '', expired: 'heed' } as const;

export function Letter({ mail }: { mail: Mail }) {
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
          <Button className="primary" says={(words) => words as string} onPress={() => typeCode(app, mail)}>
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
        <Button
          disabled={mail.state !== 'alive'}
          says={done.codeExpired}
          onPress={() => simulator.mail.expire(mail.id)}
        >
          Caducar ahora
        </Button>
      </div>
    </Part>
  );
}
