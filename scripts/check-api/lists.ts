/** Compares the rows of a list that the API has sent with those that the product can show. */
import { getWeekLists, isRecord, toList, unwrap } from '../../src/api/decode.ts';
import { parseBody } from '../../src/api/parse-body.ts';
import type { Exchange } from './exchange.ts';

function isList(value: unknown): boolean {
  const inner = isRecord(value) && 'data' in value ? value.data : value;
  return Array.isArray(inner) || Boolean(toList(inner)?.length);
}

/** The rows of a list, of a page or of lists by week. */
export function getRowsSent({ text }: Pick<Exchange, 'text'>): readonly unknown[] {
  const body = parseBody(text);
  const value = body.kind === 'json' ? unwrap(body.value) : null;
  const list = toList(value);
  if (list && !list.some(isList)) return list;
  return getWeekLists(value).flatMap((week) => week.list);
}

/** Returns null for a value that is no list. */
export function countRead(value: unknown): number | null {
  const list = value instanceof Map ? [...value.values()].flat() : isRecord(value) ? value.rows : value;
  return Array.isArray(list) ? list.length : null;
}

/** What the product doesn't show of a list: its other pages, and rows under a key that is no week. */
export function findRestOfList(exchange: Exchange): string | null {
  const { text } = exchange;
  const body = parseBody(text);
  let left = 0;
  const note = (count: number) => {
    left += count;
  };
  const value = body.kind === 'json' ? unwrap(body.value, note) : null;
  const list = toList(value);
  if (!(list && !list.some(isList))) getWeekLists(value, note);
  if (left === 0) return null;
  if (!/"(?:last_page|next_page_url|next_cursor|next)":/.test(text))
    return `${left} rows stand under a key that is no week`;
  const [, last] = /"last_page":\s*"?(\d+)/.exec(text) ?? [];
  return `page 1 of ${last ?? 'more'}, and the product asks for no other`;
}
