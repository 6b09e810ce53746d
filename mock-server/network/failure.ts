export class NetworkFailure extends TypeError {
  constructor() {
    super('Failed to fetch');
  }
}
