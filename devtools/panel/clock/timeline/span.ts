import type { Simulator } from '../../../api/simulator.ts';
import { formatHour, formatShortDay } from '../../../format.ts';
import type { Span } from '../../../state/settings.ts';

export const isInSpan = (span: Span | null, at: number): boolean =>
  span === null || (at >= span[0] && at <= span[1]);

export const formatInstant = (at: number): string => `${formatShortDay(at)} ${formatHour(at)}`;

export function countByKind({ net, world, mail }: Simulator, span: Span | null) {
  return {
    calls: net.log().filter(({ at }) => isInSpan(span, at)).length,
    facts: world.facts({ future: true }).filter(({ at }) => isInSpan(span, at)).length,
    mails: mail.list().filter(({ created_at }) => isInSpan(span, created_at)).length,
  };
}
