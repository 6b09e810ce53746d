/**
 * Runs Preact's signals transform, so that a component that reads `.value` re-renders when the signal
 * changes. Mode `all` also tracks getters and helpers that read signals.
 */
import { transformAsync } from '@babel/core';
import type { Plugin } from 'vite';

export function signalsTransform(): Plugin {
  return {
    name: 'signals-transform',
    enforce: 'pre',
    transform: {
      filter: { id: { include: /\.tsx$/, exclude: /node_modules/ } },
      async handler(code, id) {
        const result = await transformAsync(code, {
          filename: id,
          babelrc: false,
          configFile: false,
          sourceMaps: true,
          parserOpts: { plugins: ['typescript', 'jsx'] },
          plugins: [['module:@preact/signals-react-transform', { mode: 'all' }]],
        });
        return result?.code ? { code: result.code, map: result.map as never } : null;
      },
    },
  };
}
