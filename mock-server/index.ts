/** The public door of the pretend back end: makes a world, answers the page's calls, and gives its levers. */

import { DEFAULT_DEVICE } from './clock/device.ts';
import { branchLevers } from './control/branch.ts';
import { agendaLevers, clockLevers, viewClock } from './control/clock.ts';
import { faultLevers, mailLevers, netLevers } from './control/network.ts';
import { worldLevers } from './control/world.ts';
import type { MockControl, MockOptions } from './control.ts';
import { handleRequest } from './network/fetch.ts';
import { setStage } from './runtime.ts';
import { createShelf, NO_SHELF } from './travel/persistence.ts';

export type { ColumnType } from './admin/columns.ts';
export type { ColumnView, TableView } from './admin/table-view.ts';
export type { AgendaEvent, AgendaKind } from './agenda/agenda.ts';
export type { Message } from './catalogue/messages.ts';
export type { DeviceMode } from './clock/device.ts';
export type * from './control.ts';
export type { Persona, PersonaId } from './fixtures/personas.ts';
export type { BranchDiff, TableDiff } from './history/branch-diff.ts';
export type { Author, Fact, FactKind, FactPayloads } from './history/facts.ts';
export type { Mail } from './mail/mailbox.ts';
export type { TableName } from './models/rows.ts';
export type { Effect } from './network/effects.ts';
export type { Fault, FaultSpec } from './network/faults.ts';
export type { HarFile } from './network/har.ts';
export type { LogEntry, LogOutcome } from './network/log.ts';
export { type ClientAdapter, type ClientState, createPageClient, isPoke } from './page/client.ts';

/** Starts a server. In a page its `fetch` is answered from now on, unless `intercept` is false. */
export function startMockServer(options: MockOptions = {}): MockControl {
  const shelf = options.persist ? createShelf(options.join) : NO_SHELF;
  const stage = setStage(options, shelf);
  shelf.open(stage);
  stage.tellOnline();
  const { bus, client, gate, pipeline, travel } = stage;
  if (options.persist) stage.ready = client.booted().then(() => gate.idle());
  void stage.ready.then(() => bus.emit('ready', viewClock(stage)));
  const clock = clockLevers(stage);
  const fault = faultLevers(stage);

  return {
    get ready() {
      return stage.ready;
    },
    clock,
    agenda: agendaLevers(stage),
    world: worldLevers(stage),
    branch: branchLevers(stage),
    fault,
    net: netLevers(stage),
    mail: mailLevers(stage),
    on: (event, listener) => bus.on(event, listener),
    async restore() {
      pipeline.release();
      await stage.exclusive(() => {
        stage.faults.clear();
        stage.world.clock.setRate(1);
        stage.device.set(DEFAULT_DEVICE);
        stage.changed();
      });
      client.poke();
      await travel.settled();
    },
    handle: (request) => handleRequest(pipeline, request),
    shutdown() {
      shelf.close();
      stage.shutdown();
    },
  };
}
