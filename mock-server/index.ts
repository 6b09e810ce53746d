import { createBackEnd, type MockOptions } from './back-end.ts';
import { createAgendaControl } from './control/agenda.ts';
import { announceEvents } from './control/announce-events.ts';
import { createBranchControl } from './control/branch.ts';
import { createClockControl } from './control/clock.ts';
import { createFaultControl } from './control/faults.ts';
import { createMailControl } from './control/mails.ts';
import {
  guardAgenda,
  guardBranch,
  guardClock,
  guardFault,
  guardMail,
  guardNetwork,
  guardWorld,
} from './control/method-arguments.ts';
import { createNetworkControl } from './control/network.ts';
import { createWorldControl } from './control/world.ts';
import { DEFAULT_DEVICE } from './engine/clock/device-mode.ts';

export type { ColumnView } from './admin/tables.ts';
export type { AgendaEvent, AgendaKind } from './agenda/agenda.ts';
export type { MockOptions, SimulatorEvents } from './back-end.ts';
export { ENDPOINTS, type Endpoint, REFUSALS, type RefusalName } from './catalogue/catalogue.ts';
export * as args from './control/argument-checks.ts';
export type { WorldBeginning } from './control/beginnings.ts';
export type { BranchDiff, BranchView, RowDiff } from './control/branch.ts';
export type { StepOptions } from './control/clock.ts';
export type { ClockView } from './engine/clock/app-time.ts';
export type { Fault, FaultSpec } from './engine/faults/fault.ts';
export type { HarView } from './engine/har/har-player.ts';
export type { ApiReply, ApiRequest } from './engine/network/call.ts';
export type { LogEntry } from './engine/network/log.ts';
export type { LoggedMessage, OutsideServer } from './engine/network/outside-server.ts';
export { isPoke } from './engine/page/page-adapter.ts';
export type { Fact, FactKind } from './facts/index.ts';
export type { Mail } from './mail/mails.ts';
export type { TableName } from './models/tables.ts';
export { createGamePage } from './page/page.ts';
export { PERSON_TRAITS, type PersonTrait } from './people/person.ts';

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
  const backEnd = createBackEnd(options);
  const { bus, pageAdapter, pipeline } = backEnd;
  const stopAnnouncing = announceEvents(backEnd);

  return {
    /**
     * Resolves when the world and the page are ready. Each time jump, and each change that reloads the page, replaces
     * this promise.
     */
    get ready() {
      return backEnd.ready;
    },
    /** Whether a server outside of the page answers its calls: then the world is only that of the faults. */
    isReal: options.outside !== undefined,
    /** Origin of the API. */
    apiOrigin: options.apiOrigin || globalThis.location?.origin,
    clock: guardClock(createClockControl(backEnd)),
    agenda: guardAgenda(createAgendaControl(backEnd)),
    world: guardWorld(createWorldControl(backEnd, options.persist)),
    branch: guardBranch(createBranchControl(backEnd)),
    fault: guardFault(createFaultControl(backEnd)),
    net: guardNetwork(createNetworkControl(backEnd)),
    mail: guardMail(createMailControl(backEnd)),
    on: bus.on,
    /**
     * Removes all faults, releases held calls, sets the clock to real speed and the device to the server's time, and
     * notifies the app.
     */
    async restore() {
      pipeline.release();
      await backEnd.change(() => {
        backEnd.faults.clear();
        backEnd.world.clock.set(backEnd.world.now(), 1);
        backEnd.device.set(DEFAULT_DEVICE);
        pageAdapter.poke();
      });
    },
    /** Answers a request that came over real HTTP. Rejects where the connection should break. */
    handle: backEnd.handle,
    shutdown() {
      stopAnnouncing();
      backEnd.shutdown();
    },
  };
}
