/** Oldest supported browsers (decision 017), in the notation of Vite and esbuild. */
export const BROWSER_FLOOR = ['chrome99', 'edge99', 'firefox97', 'safari15.4'];

/** Oldest browsers of the simulator, and of the pages beside it. */
export const SIMULATOR_FLOOR = ['chrome111', 'firefox114', 'safari16.4'];
