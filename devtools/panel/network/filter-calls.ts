import type { LogEntry } from '../../../mock-server/index.ts';
import { isBadCall } from '../../describe/calls.ts';
import type { Settings } from '../../state/settings.ts';

type Filters = Pick<Settings, 'callFilter' | 'callShow' | 'callMethod' | 'callStatus'>;

/** The filters that let every call through. */
export const NO_FILTER = {
  callFilter: '',
  callShow: 'all',
  callMethod: 'all',
  callStatus: 'all',
} as const satisfies Filters;

/** Whether the filters of “Peticiones” let the call through. The text is searched in the address and in both bodies. */
export function isListed(
  entry: LogEntry,
  { callFilter, callShow, callMethod, callStatus }: Filters,
): boolean {
  const texts = [entry.url, entry.request.body, entry.response?.body ?? ''];
  return (
    (callShow === 'all' || isBadCall(entry) || entry.isFaulty) &&
    (callMethod === 'all' || entry.method === callMethod) &&
    (callStatus === 'all' || Math.floor(entry.status / 100) === Number(callStatus)) &&
    texts.some((text) => text.toLowerCase().includes(callFilter.toLowerCase()))
  );
}
