/** A request of a page that was loaded while somebody else was signed in: before acting as a member began, or until it ended. */
export class ActingChangedError extends Error {
  readonly statusCode = 409;

  constructor() {
    super('Somebody else is signed in by now.');
    this.name = 'ActingChangedError';
  }
}
