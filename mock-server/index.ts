import { createBranchControl } from './control/branch.ts';
import { announceEvents, createAgendaControl, createClockControl } from './control/clock.ts';
import {
  guardAgenda,
  guardBranch,
  guardClock,
  guardFault,
  guardMail,
  guardNetwork,
  guardWorld,
} from './control/guarded.ts';
import { createFaultControl, createMailControl, createNetworkControl } from './control/network.ts';
import { createWorldControl } from './control/world.ts';
import { DEFAULT_DEVICE } from './engine/clock/clock.ts';
import { handleRequest } from './engine/network/fetch.ts';
import { createRuntime, type MockOptions } from './runtime.ts';

export type { ColumnView } from './admin/tables.ts';
export type { AgendaEvent, AgendaKind } from './agenda/agenda.ts';
export { ENDPOINTS, type Endpoint, REFUSALS, type RefusalName } from './catalogue/catalogue.ts';
export type { FaultSpec } from './catalogue/fault.ts';
export * as args from './control/arguments.ts';
export type { BranchDiff, BranchView, RowDiff } from './control/branch.ts';
export type { StepOptions } from './control/clock.ts';
export type { WorldBeginning } from './control/world.ts';
export type { Fact, FactKind } from './engine/history/facts.ts';
export type { LogEntry } from './engine/network/pipeline.ts';
export { createPageAdapter, isPoke } from './engine/page/page-adapter.ts';
export type { Mail } from './mail/mails.ts';
export type { FaultRow as Fault, TableName } from './models/index.ts';
export type { ClockView, MockOptions, SimulatorEvents } from './runtime.ts';

/**
 * The control API: the members of `window.simulator` that control the world and its network. `Simulator`
 * (`devtools/api.ts`) extends it, for example by links and recipes. Instants are ms since the epoch and
 * durations are ms. A method that changes the world returns a promise, which resolves when the world is ready and no
 * call is under way; held calls don't count. The promise of a method that reloads the page never resolves: await
 * `simulator.ready` in the new document. Invalid input rejects (in a synchronous method: throws) with an `Error`
 * whose Spanish message can be shown to users.
 */
export type MockControl = ReturnType<typeof startMockServer>;

/**
 * Starts a mock server. Unless `intercept` is false, it replaces the page's `fetch` and answers the page's API calls.
 * In Node, `intercept` must be false.
 */
export function startMockServer(options: MockOptions = {}) {
  const runtime = createRuntime(options);
  const { bus, pageAdapter, pipeline } = runtime;
  const stopAnnouncing = announceEvents(runtime);

  return {
    /**
     * Resolves when the world and the page are ready. Each time jump, and each change that reloads the page, replaces
     * this promise.
     */
    get ready() {
      return runtime.ready;
    },
    clock: guardClock(createClockControl(runtime)),
    agenda: guardAgenda(createAgendaControl(runtime)),
    world: guardWorld(createWorldControl(runtime, options.persist)),
    branch: guardBranch(createBranchControl(runtime)),
    fault: guardFault(createFaultControl(runtime)),
    net: guardNetwork(createNetworkControl(runtime)),
    mail: guardMail(createMailControl(runtime)),
    on: bus.on,
    /**
     * Removes all faults, releases held calls, sets the clock to real speed and the device to the server's time, and
     * notifies the app.
     */
    async restore() {
      pipeline.release();
      await runtime.change(() => {
        runtime.faults.clear();
        runtime.world.clock.set(runtime.world.now(), 1);
        runtime.device.set(DEFAULT_DEVICE);
        pageAdapter.poke();
      });
    },
    /** Answers a request that came over real HTTP. Rejects where the connection should break. */
    handle: (request: Request) => handleRequest(pipeline, request),
    shutdown() {
      stopAnnouncing();
      runtime.shutdown();
    },
  };
}
