import { decodeOrKeep } from '../../mock-server/lib/text.ts';
import { PAGE_NAMES } from '../copy/pages.ts';

export const ROUTES = Object.keys(PAGE_NAMES);

export function getRoutePattern(path: string): string {
  const plain = decodeOrKeep(path).replace(/(?<=.)\/$/, '') || '/';
  if (plain.startsWith('/user/change-password/')) return '/user/change-password/:email/:token';
  return ROUTES.find((route) => route.toLowerCase() === plain.toLowerCase()) ?? '*';
}
