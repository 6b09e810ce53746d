import { createFollowDate } from '../clock/follow-date.ts';
import { createFaults, type FaultsDeps } from '../faults/faults.ts';
import { followOffline } from '../page/follow-offline.ts';
import type { PageAdapter } from '../page/page-adapter.ts';
import { interceptFetch } from './fetch.ts';
import type { LogEntry } from './log.ts';
import type { OutsideServer } from './outside-server.ts';
import { createPipeline, type PipelineDeps } from './pipeline.ts';

interface Deps extends Pick<PipelineDeps, 'refuse' | 'headers' | 'getMessage' | 'timers' | 'realNow'> {
  world: PipelineDeps['world'] & FaultsDeps['world'] & { clock: Parameters<typeof createFollowDate>[0] };
  routes: PipelineDeps['routes'] & { endpoints(): string[] };
  pageAdapter: PageAdapter;
  har: { answer: PipelineDeps['answerFromHar'] };
  persistence: Pick<PipelineDeps, 'exclusive'>;
  appTime: { learn: PipelineDeps['onDate'] };
  bus: {
    emit(event: 'request', entry: LogEntry): void;
    /** Returns a function that removes the listener. */
    on(event: 'change', listener: () => void): () => void;
  };
  /** Whether the mock server answers a call of the page; null: it answers none. */
  isApi: ((url: URL) => boolean) | null;
  /** See `EngineOptions`. */
  outside: Promise<OutsideServer> | undefined;
}

/** Creates the network between page and mock server: the faults, and the pipeline that answers calls. */
export function createNetwork({
  routes,
  pageAdapter,
  har,
  persistence,
  appTime,
  bus,
  isApi,
  outside,
  ...deps
}: Deps) {
  const { world } = deps;
  const faults = createFaults({ world, endpoints: () => routes.endpoints() });
  const pipeline = createPipeline({
    ...deps,
    routes,
    faults,
    answerFromHar: har.answer,
    exclusive: persistence.exclusive,
    onCall: (entry) => bus.emit('request', { ...entry }),
    onDate: appTime.learn,
    followDate: createFollowDate(world.clock),
  });
  const stopFollowing = followOffline(faults, pageAdapter, (update) => bus.on('change', update));
  const opened = outside?.then(pipeline.useOutside);
  const stopIntercepting = isApi && interceptFetch(pipeline, isApi, opened);
  return {
    faults,
    pipeline,
    opened,
    /** Gives the page its own network back. */
    stop() {
      stopIntercepting?.();
      stopFollowing();
      pageAdapter.setOnline(true);
    },
  };
}
