/** The network failed: `fetch` rejects as a browser's does. */
export class NetworkFailure extends TypeError {
  constructor() {
    super('Failed to fetch');
  }
}
