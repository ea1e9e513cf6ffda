import { onSignIn } from './modules/accounts/index.ts';
import { onPaymentEvents } from './modules/payments/index.ts';
import { mergeCarts, orderPayments } from './modules/sales/index.ts';

/** Connects modules that do not import each other. Call it once before anything runs; again it changes nothing. */
export function registerListeners(): void {
  onSignIn(mergeCarts);
  onPaymentEvents(orderPayments);
}
