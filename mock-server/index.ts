import { DEFAULT_DEVICE } from './clock/device.ts';
import { viewClock } from './clock/view.ts';
import { createBranchControl } from './control/branch.ts';
import { announceEvents, createAgendaControl, createClockControl } from './control/clock.ts';
import { createFaultControl, createMailControl, createNetworkControl } from './control/network.ts';
import { createWorldControl } from './control/world.ts';
import type { MockControl } from './control.ts';
import { handleRequest } from './network/fetch.ts';
import type { MockOptions } from './options.ts';
import { createRuntime } from './runtime.ts';
import { createPersistence, NO_PERSISTENCE } from './travel/persistence.ts';

export type { ColumnView } from './admin/table-view.ts';
export type { AgendaEvent, AgendaKind } from './agenda/agenda.ts';
export { ENDPOINTS, type Endpoint } from './catalogue/endpoints.ts';
export { REFUSALS, type RefusalName } from './catalogue/refusals.ts';
export type * from './control.ts';
export type { BranchDiff } from './history/branch-diff.ts';
export type { Fact, FactKind } from './history/facts.ts';
export type { Mail } from './mail/mailbox.ts';
export type { TableName } from './models/rows.ts';
export type { Fault, FaultSpec } from './network/faults.ts';
export type { LogEntry } from './network/log.ts';
export type * from './options.ts';
export { createPageAdapter, isPoke } from './page/page-adapter.ts';

/**
 * Starts a mock server. The server replaces the global `fetch`, in a page and in Node, unless `intercept` is false.
 */
export function startMockServer(options: MockOptions = {}): MockControl {
  const persistence = options.persist ? createPersistence(options.join) : NO_PERSISTENCE;
  const runtime = createRuntime(options, persistence);
  persistence.open(runtime);
  runtime.updateOnline();
  const { bus, pageAdapter, gate, pipeline, transitions } = runtime;
  if (options.persist) runtime.ready = pageAdapter.booted().then(() => gate.idle());
  void runtime.ready.then(() => bus.emit('ready', viewClock(runtime)));
  const stopAnnouncing = announceEvents(runtime);
  const clock = createClockControl(runtime);
  const fault = createFaultControl(runtime);

  return {
    get ready() {
      return runtime.ready;
    },
    clock,
    agenda: createAgendaControl(runtime),
    world: createWorldControl(runtime),
    branch: createBranchControl(runtime),
    fault,
    net: createNetworkControl(runtime),
    mail: createMailControl(runtime),
    on: (event, listener) => bus.on(event, listener),
    async restore() {
      pipeline.release();
      await runtime.exclusive(() => {
        runtime.faults.clear();
        runtime.world.clock.setRate(1);
        runtime.device.set(DEFAULT_DEVICE);
        runtime.changed();
      });
      pageAdapter.poke();
      await transitions.whenIdle();
    },
    handle: (request) => handleRequest(pipeline, request),
    shutdown() {
      stopAnnouncing();
      persistence.close();
      runtime.shutdown();
    },
  };
}
