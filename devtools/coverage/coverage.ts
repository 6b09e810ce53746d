import { createEmitter } from '../../mock-server/lib/emitter.ts';
import type { Coverage, MockControl } from '../api.ts';
import { reportCoverage } from './coverage-report.ts';
import { observeCalls } from './observe-calls.ts';
import { observePage } from './observe-page.ts';
import { createObservedNames } from './observed-names.ts';
import { createRefusals } from './refusals.ts';

/**
 * Observes what the page shows and calls, as names such as `modal:sendPool`, `call:GET /api/user`, `msg:No bet time`
 * and `error:No bet time→modal:poolGameNotAvailable`. In a context without a document (Node, a worker), it observes
 * only network calls.
 */
export function observeCoverage(control: MockControl): Coverage {
  const names = createObservedNames();
  const modals = createEmitter<string>();
  const refusals = createRefusals(names.note);
  const page = observePage(names.note, refusals, modals.emit, () => ({
    at: control.clock.now(),
    seq: control.world.cursor(),
  }));
  observeCalls(control, names.note, refusals);
  return {
    report: () => reportCoverage(control, names.has),
    clear() {
      names.clear();
      page.forgetDialog();
    },
    look: page.look,
    onObserved: names.onObserved,
    onModal: modals.on,
    openDialog: page.openDialog,
    onChange: names.onChange,
  };
}
