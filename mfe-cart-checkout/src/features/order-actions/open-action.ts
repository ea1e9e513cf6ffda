import type { Unpaid } from './failed-payment.model.ts';

/** An act that needs a dialog. */
export type OpenAct =
  /** `unpaid`: why an earlier try came to nothing. */
  | { readonly kind: 'pay'; readonly unpaid?: Unpaid }
  | { readonly kind: 'cancel' | 'ship' | 'tracking' | 'deliver' | 'refund' | 'salesperson' | 'contact' }
  | { readonly kind: 'return'; readonly line: ReturnableLine }
  | { readonly kind: 'unreturn'; readonly line: ReturnableLine };

/** A line as the dialog 'order-item return' names it. */
export interface ReturnableLine {
  readonly id: string;
  readonly title: string;
  readonly notes: string | null;
}
