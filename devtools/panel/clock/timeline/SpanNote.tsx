import type { Simulator } from '../../../api/simulator.ts';
import { copy } from '../../../copy.ts';
import { usePanel } from '../../context.ts';
import { countByKind, formatInstant } from './span.ts';

export function SpanNote({ simulator }: { simulator: Simulator }) {
  const { span, select, open } = usePanel();
  if (!span) return null;
  const { calls, facts, mails } = countByKind(simulator, span);
  return (
    <section className="part span-note">
      <p>{copy.spanWords(formatInstant(span[0]), formatInstant(span[1]))}</p>
      <div className="row">
        <button type="button" onClick={() => open('network')}>
          {copy.spanCalls(calls)}
        </button>
        <button type="button" onClick={() => open('branches')}>
          {copy.spanFacts(facts)}
        </button>
        <button type="button" onClick={() => open('mailbox')}>
          {copy.spanMails(mails)}
        </button>
        <button type="button" onClick={() => select(null)}>
          {copy.spanClear}
        </button>
      </div>
    </section>
  );
}
