/**
 * An error for the person at the screen: its message says what happened and what to do. Thrown inside a transaction it
 * undoes the work; `attempt` turns it into a failed result, and what `attempt` does not catch the transport answers with
 * its code. Every other error is logged and hidden from the client.
 */
export class DomainError extends Error {
  /** Stable, for programs, in kebab case: `not-found`, `changed`, `rate-limited` … */
  readonly code: string;
  /** When to try again, where waiting helps. */
  readonly retryAfterSeconds: number | undefined;

  constructor(code: string, message: string, retryAfterSeconds?: number) {
    super(message);
    this.name = 'DomainError';
    this.code = code;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** What came of work that may fail with a DomainError. */
export type Attempt<Value> = { ok: true; value: Value } | { ok: false; code: string; message: string };

/** Runs work and gives its value, or the DomainError that it failed with. Rethrows every other error. */
export async function attempt<Value>(work: () => Promise<Value>): Promise<Attempt<Value>> {
  try {
    return { ok: true, value: await work() };
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    return { ok: false, code: error.code, message: error.message };
  }
}
