/** Oldest supported browsers (decision 017), in the notation of Vite and esbuild. */
export const BROWSER_FLOOR = ['chrome99', 'edge99', 'firefox97', 'safari15.4'];
