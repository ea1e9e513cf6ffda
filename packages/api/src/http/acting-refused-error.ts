/** A request that would change something, sent while an administrator acts as a member. */
export class ActingRefusedError extends Error {
  readonly statusCode = 403;

  constructor() {
    super('This cannot be done in the name of somebody else.');
    this.name = 'ActingRefusedError';
  }
}
