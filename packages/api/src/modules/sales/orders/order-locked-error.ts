import { DomainError } from '#api/platform/domain-error.ts';

/** A payment is under way for an order, so it cannot be changed. */
export class OrderLockedError extends DomainError {
  readonly paymentId: string;

  constructor(paymentId: string, message: string) {
    super('being-paid', message);
    this.name = 'OrderLockedError';
    this.paymentId = paymentId;
  }
}
