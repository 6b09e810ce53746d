/** Makes `fetch` reject with the error of the browser. */
export class NetworkFailure extends TypeError {
  constructor() {
    super('Failed to fetch');
  }
}
