/**
 * Vite plugin: lets the build drop the parts of React Router that nobody imports. The package marks no call as pure and names
 * its components for React's developer tools, and either keeps a component in the bundle.
 */
import type { Plugin } from 'vite';

const DISPLAY_NAME = /^\w+\.displayName = .*;$/gm;
const COMPONENT = /= (React\d*\.(?:createContext|forwardRef|memo)\()/g;

export function shakeRouter(): Plugin {
  return {
    name: 'shake-router',
    apply: 'build',
    transform: {
      filter: { id: /[\\/]node_modules[\\/]react-router[\\/]dist[\\/].*\.mjs$/ },
      handler: (code) => ({
        code: code.replace(DISPLAY_NAME, '').replace(COMPONENT, '= /* @__PURE__ */ $1'),
        map: null,
      }),
    },
  };
}
