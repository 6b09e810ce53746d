import { WEEK_PARAMETER } from '../../../lib/routes.ts';

/** Returns the week that the address names, or null for the bare address, which means the current week. */
export function readWeek(params: URLSearchParams): number | null {
  const text = params.get(WEEK_PARAMETER) ?? '';
  return /^\d{1,2}$/.test(text) ? Number(text) : null;
}
