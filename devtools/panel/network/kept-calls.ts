/** Keeps the calls of a document for the next one, without what a bug report hides, and without headers. */
import type { Simulator } from '../../api.ts';
import { readKeptCalls, writeKeptCalls } from '../../state/kept-calls.ts';
import { createHide } from '../context/private-report.ts';

const MAX_CALLS = 50;
/** Of each body (characters). */
const MAX_BODY_LENGTH = 4_000;

/** Keeps the calls of this document when the page is left. */
export function keepCalls(simulator: Simulator): void {
  const getBranch = () => (simulator.isReal ? undefined : simulator.branch.current().id);
  const first = getBranch();
  /** The branch of each call after the first ones, by the call's id: a write after a jump back starts another. */
  const branches = new Map<number, string | undefined>();
  simulator.on('request', ({ id }) => branches.set(id, getBranch()));
  addEventListener('pagehide', () => {
    const hide = createHide(simulator, []);
    const write = ({ body }: { body: string }) => ({
      headers: {},
      body: hide(body).slice(0, MAX_BODY_LENGTH),
    });
    const added = simulator.net.log().map((entry) => ({
      ...entry,
      url: hide(entry.url),
      request: write(entry.request),
      response: entry.response && write(entry.response),
      branch: branches.get(entry.id) ?? first,
    }));
    const kept = [...readKeptCalls(), ...added].slice(-MAX_CALLS);
    writeKeptCalls(kept.map((entry, index) => ({ ...entry, id: index - kept.length })));
  });
}
