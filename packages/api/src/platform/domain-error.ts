/**
 * A refusal inside a transaction: thrown so that nothing of it happens, caught by `attempt` and given to the shopper as
 * `success: false` with its message.
 */
export class DomainError extends Error {
  /** For programs: `not-found`, `changed`, `unavailable` … */
  readonly code: string;

  constructor(code: string, message: string) {
    super(message);
    this.name = 'DomainError';
    this.code = code;
  }
}

/** A payment is under way for an order, so it cannot be changed. */
export class OrderLockedError extends DomainError {
  readonly paymentId: string;

  constructor(paymentId: string, message: string) {
    super('being-paid', message);
    this.name = 'OrderLockedError';
    this.paymentId = paymentId;
  }
}

export type Attempt<Value> = { ok: true; value: Value } | { ok: false; code: string; message: string };

/** Runs work that may be refused. Every other error goes on. */
export async function attempt<Value>(work: () => Promise<Value>): Promise<Attempt<Value>> {
  try {
    return { ok: true, value: await work() };
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    return { ok: false, code: error.code, message: error.message };
  }
}
