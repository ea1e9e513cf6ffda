import type { Payment } from '#mfe-cart-checkout/features/payment/use-payment.ts';
import type { Checkout } from './use-checkout.ts';

/** What every step gets. */
export interface StepViewProps {
  readonly checkout: Checkout;
  readonly payment: Payment;
  /** The step is settled: on to the next. */
  readonly onDone: () => void;
}
