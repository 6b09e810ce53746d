/** The oldest browsers that the product supports (decision 017), in the spelling of Vite and esbuild. */
export const BROWSER_FLOOR = ['chrome99', 'edge99', 'firefox97', 'safari15.4'];
