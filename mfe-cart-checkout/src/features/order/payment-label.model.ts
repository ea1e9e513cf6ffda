/** What says which kind a payment is. */
export interface LabelledPayment {
  readonly __typename: string;
  /** Taken at the counter; only cards know it. */
  readonly terminal?: boolean | null;
}

/** A label: its message and what goes into it. */
export interface PaymentLabel {
  readonly id: string;
  readonly values: Readonly<Record<string, string>>;
}

const messages: Readonly<Record<string, string>> = {
  PaymentCard: 'card',
  PaymentValor: 'valor',
  PaymentPaypal: 'paypal',
  PaymentManual: 'manual',
  PaymentStoreCredits: 'storeCredits',
  PaymentAch: 'ach',
  PaymentShopPay: 'shopPay',
  PaymentAffirm: 'affirm',
  PaymentPrepaidCode: 'code',
};

/** The label of a payment: by its kind, at the terminal or not, by trade or not; Unknown for a kind that nobody named. */
export function labelOf(payment: LabelledPayment, isTrade: boolean): PaymentLabel {
  return {
    id: `order.payment.${messages[payment.__typename] ?? 'unknown'}`,
    values: { terminal: payment.terminal ? 'yes' : 'no', trade: isTrade ? 'yes' : 'no' },
  };
}
