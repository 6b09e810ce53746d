import type { Simulator } from '../../../api/simulator.ts';
import { formatHour, formatShortDay } from '../../../format.ts';
import type { Span } from '../../../state/settings.ts';

/** Whether an instant lies in a span of the timeline; everything does where none is chosen. All in virtual ms. */
export const isInSpan = (span: Span | null, at: number): boolean =>
  span === null || (at >= span[0] && at <= span[1]);

/** `vie 28 ago 17:00` */
export const instantWords = (at: number): string => `${formatShortDay(at)} ${formatHour(at)}`;

/** What happened in a span: its calls, facts and mails. */
export function countsOf({ net, world, mail }: Simulator, span: Span | null) {
  return {
    calls: net.log().filter(({ at }) => isInSpan(span, at)).length,
    facts: world.facts({ future: true }).filter(({ at }) => isInSpan(span, at)).length,
    mails: mail.list().filter(({ created_at }) => isInSpan(span, created_at)).length,
  };
}
