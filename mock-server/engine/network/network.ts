import { createFaults, type FaultsDeps } from '../faults/faults.ts';
import { followOffline } from '../page/follow-offline.ts';
import type { PageAdapter } from '../page/page-adapter.ts';
import { interceptFetch } from './fetch.ts';
import type { OutsideServer } from './outside-server.ts';
import { createPipeline, type PipelineDeps } from './pipeline.ts';

interface Deps extends Omit<PipelineDeps, 'faults'> {
  world: PipelineDeps['world'] & FaultsDeps['world'];
  routes: PipelineDeps['routes'] & { endpoints(): string[] };
  pageAdapter: PageAdapter;
  /** Returns a function that removes the listener. */
  onChange(listener: () => void): () => void;
  /** Whether the mock server answers a call of the page; null: it answers none. */
  isApi: ((url: URL) => boolean) | null;
  /** See `EngineOptions`. */
  outside: Promise<OutsideServer> | undefined;
}

/** Creates the network between page and mock server: the faults, and the pipeline that answers calls. */
export function createNetwork({ routes, pageAdapter, onChange, isApi, outside, ...deps }: Deps) {
  const faults = createFaults({ world: deps.world, endpoints: () => routes.endpoints() });
  const pipeline = createPipeline({ ...deps, routes, faults });
  const stopFollowing = followOffline(faults, pageAdapter, onChange);
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
