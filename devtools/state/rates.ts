/** The speeds of the clock that the panel offers; the last is the highest that the control API accepts. */
export const RATES = [1, 60, 3_600];
