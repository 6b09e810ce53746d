/** The error of `fetch` for a call without an answer. */
export const createNetworkError = () => new TypeError('Failed to fetch');
