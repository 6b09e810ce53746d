/**
 * Runs Preact's signals transform, so that a component that reads `.value` re-renders when the signal
 * changes. Mode `all` also tracks getters and helpers that read signals. Vite (product) and esbuild
 * (simulator) share the function.
 */
import { transformAsync } from '@babel/core';
import type { Plugin } from 'vite';

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
