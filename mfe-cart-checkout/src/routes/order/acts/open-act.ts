/** An act that needs a dialog. */
export type OpenAct =
  | { readonly kind: 'pay' | 'cancel' | 'ship' | 'tracking' | 'deliver' | 'refund' | 'salesperson' | 'contact' }
  | { readonly kind: 'return'; readonly line: ReturnableLine }
  | { readonly kind: 'unreturn'; readonly line: ReturnableLine };

/** A line as the dialog 'order-item return' names it. */
export interface ReturnableLine {
  readonly id: string;
  readonly title: string;
  readonly notes: string | null;
}
