import type { CoverageReport, MockControl } from '../api.ts';
import { MODAL_TYPES, TRIVIA_SCREENS } from '../recipes/index.ts';
import { ROUTES } from './routes.ts';

export function reportCoverage(
  { fault, net }: MockControl,
  isObserved: (name: string) => boolean,
): CoverageReport {
  const reportKind = (kind: string, all: readonly string[]) => ({
    seen: all.filter((name) => isObserved(`${kind}:${name}`)),
    never: all.filter((name) => !isObserved(`${kind}:${name}`)),
  });
  return {
    modals: reportKind('modal', MODAL_TYPES),
    trivia: reportKind('trivia', TRIVIA_SCREENS),
    messages: reportKind('msg', [...new Set(fault.messages().map(({ message }) => message))]),
    endpoints: reportKind('call', net.endpoints()),
    routes: reportKind('route', ROUTES),
  };
}
