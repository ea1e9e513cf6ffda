/** Whether this process should get visitors, and if not, why. */
export class Readiness {
  #waiting = new Set<string>();

  /** Not ready until the returned function is called. */
  waitFor(what: string): () => void {
    this.#waiting.add(what);
    return () => void this.#waiting.delete(what);
  }

  /** What is not done yet. */
  get waiting(): string[] {
    return [...this.#waiting];
  }
}

/** The readiness of this process. */
export const readiness = new Readiness();
