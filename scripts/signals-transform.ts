/**
 * Runs Preact's signals transform over our own sources, so that a component that reads `.value` re-renders when
 * the signal changes. TypeScript and JSX are left for Vite. The same function serves the Vite plugin (product)
 * and the esbuild plugin (simulator). Mode `all`: getters and helpers that read signals elsewhere are tracked too.
 */
import { transformAsync } from '@babel/core';
import type { Plugin } from 'vite';

/** Transforms one module's text. `id` is its path; returns null when Babel has nothing to say. */
export async function transformSignals(code: string, id: string) {
  const result = await transformAsync(code, {
    filename: id,
    babelrc: false,
    configFile: false,
    sourceMaps: true,
    parserOpts: { plugins: id.endsWith('x') ? ['typescript', 'jsx'] : ['typescript'] },
    plugins: [['module:@preact/signals-react-transform', { mode: 'all' }]],
  });
  return result?.code ? { code: result.code, map: result.map ?? null } : null;
}

/** The Vite plugin: only `.tsx` files hold components and hooks. */
export function signalsTransform(): Plugin {
  return {
    name: 'signals-transform',
    enforce: 'pre',
    transform: {
      filter: { id: { include: /\.tsx$/, exclude: /node_modules/ } },
      handler: (code, id) => transformSignals(code, id) as never,
    },
  };
}
