import type { LogEntry } from '../../../mock-server/index.ts';
import { getCallLabel } from '../../copy/labels.ts';
import { getResult, getResultWords, getWaitWords, isBadCall } from '../../describe/calls.ts';
import { formatClock, formatNumber, formatShortDay } from '../../lib/format.ts';
import { usePanel } from '../context/context.ts';
import { CallDetail, ReleaseCall } from './CallDetail.tsx';
import { SentGames } from './SentGames.tsx';

/** Says what the red square in front of a call means. */
const WITH_FAULT = 'Con falla';

const ROW = 'bare mono flex w-full min-h-touch-28 items-center gap-2 px-3 py-1';

interface CallRowProps {
  entry: LogEntry;
  isOpen: boolean;
  onToggle: () => void;
  /** Called with the call that “Editar y enviar” has sent. */
  onSent: (sent: LogEntry) => void;
}

/** A call of Peticiones. A press shows its detail. */
export function CallRow({ entry, isOpen, onToggle, onSent }: CallRowProps) {
  const { isQa } = usePanel();
  return (
    <>
      <div className="flex items-center">
        <button
          type="button"
          className={`${ROW} text-left leading-[1.3] aria-expanded:bg-f2`}
          aria-expanded={isOpen}
          onClick={onToggle}
        >
          <span className="w-20 flex-none text-tone">
            <small>{formatShortDay(entry.at)} </small>
            {formatClock(entry.at)}
          </span>
          <span className="grow">
            <span className="wrap-anywhere">
              {entry.faults.length > 0 ? (
                <i className="dot bad" role="img" aria-label={WITH_FAULT} title={WITH_FAULT} />
              ) : null}{' '}
              {!isQa && entry.endpoint ? getCallLabel(entry.endpoint) : `${entry.method} ${entry.url}`}
            </span>
            <SentGames body={entry.request.body} />
          </span>
          <span className={`text-right ${getTone(entry)}`}>
            {isQa ? getResult(entry) : getResultWords(entry)}
            <small>{getWaitWords(entry)}</small>
          </span>
          {isQa ? <span className="w-16 flex-none text-right">{formatNumber(entry.ms)} ms</span> : null}
        </button>
        {entry.outcome === 'held' ? (
          <ReleaseCall entry={entry} name={`Soltar ${getCallLabel(entry.endpoint ?? entry.url)}`} />
        ) : null}
      </div>
      {isOpen ? <CallDetail entry={entry} onSent={onSent} /> : null}
    </>
  );
}

function getTone(entry: LogEntry) {
  if (isBadCall(entry)) return 'bad';
  return entry.outcome === 'answered' ? 'good' : 'heed';
}
