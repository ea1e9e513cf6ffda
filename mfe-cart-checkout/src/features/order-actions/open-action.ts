import type { FailedPayment } from './failed-payment.model.ts';

/** An act that needs a dialog. */
export type OpenAction =
  /** `unpaid`: why an earlier try came to nothing. */
  | { readonly kind: 'pay'; readonly unpaid?: FailedPayment }
  /** `code`: from a mailed link. */
  | { readonly kind: 'claim'; readonly code?: string }
  | { readonly kind: 'cancel' | 'ship' | 'tracking' | 'deliver' | 'refund' | 'salesperson' | 'contact' }
  | { readonly kind: 'return'; readonly line: ReturnableLineItem }
  | { readonly kind: 'cancelReturn'; readonly line: ReturnableLineItem };

/** A line as the dialog 'order-item return' names it. */
export interface ReturnableLineItem {
  readonly id: string;
  readonly title: string;
  readonly notes: string | null;
}
