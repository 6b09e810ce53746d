import type { Contract } from './contract-types.ts';

/**
 * The contract with validators that the build of the simulator has compiled, because the page's policy forbids `eval`.
 */
export const CONTRACT: Contract;
