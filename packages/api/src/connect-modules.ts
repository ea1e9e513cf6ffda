import { onSignIn } from './modules/accounts/index.ts';
import { registerSubjects } from './modules/messaging/index.ts';
import { onPaymentEvents } from './modules/payments/index.ts';
import { mergeCarts, messageSubjects, orderPayments } from './modules/sales/index.ts';

/** Registers what one module does when something happens in another. Registering twice is the same as once. */
export function connectModules(): void {
  onSignIn(mergeCarts);
  onPaymentEvents(orderPayments);
  registerSubjects(messageSubjects);
}
