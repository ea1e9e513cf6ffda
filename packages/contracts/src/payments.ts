import type { Locale } from './locale.ts';

/** How an order can be paid. A card at the counter is a card, too. */
export const paymentKinds = [
  'card',
  'valor',
  'paypal',
  'shop-pay',
  'affirm',
  'ach',
  'code',
  'store-credits',
  'manual',
] as const;
export type PaymentKind = (typeof paymentKinds)[number];

/** The schema's type of each kind: what `__typename` of a payment says. */
export const paymentTypes = {
  card: 'PaymentCard',
  valor: 'PaymentValor',
  paypal: 'PaymentPaypal',
  'shop-pay': 'PaymentShopPay',
  affirm: 'PaymentAffirm',
  ach: 'PaymentAch',
  code: 'PaymentPrepaidCode',
  'store-credits': 'PaymentStoreCredits',
  manual: 'PaymentManual',
} as const satisfies Readonly<Record<PaymentKind, string>>;

/** What the shop calls each way to pay, wherever it is named: pages, mails and documents. */
export const paymentLabels = {
  en: {
    card: 'Stripe',
    terminal: 'Stripe Terminal',
    valor: 'Valor Payment',
    paypal: 'PayPal',
    manual: 'Manual',
    storeCredits: 'Store Credits',
    tradeCredits: 'Trade Credits',
    ach: 'ACH Payment',
    shopPay: 'Shop Pay Payment',
    affirm: 'Affirm Payment',
    code: 'Code',
    trade: 'Trade',
    unknown: 'Unknown',
  },
  fr: {
    card: 'Stripe',
    terminal: 'Stripe Terminal',
    valor: 'Paiement Valor',
    paypal: 'PayPal',
    manual: 'Manuel',
    storeCredits: 'Avoirs',
    tradeCredits: 'Crédits de reprise',
    ach: 'Paiement ACH',
    shopPay: 'Paiement Shop Pay',
    affirm: 'Paiement Affirm',
    code: 'Code',
    trade: 'Reprise',
    unknown: 'Inconnu',
  },
} as const satisfies Readonly<Record<Locale, Readonly<Record<string, string>>>>;

/** The name of a label, to make a message id of: `payment.<name>`. */
export type PaymentLabelId = keyof (typeof paymentLabels)['en'];

/** What a payment's label depends on. */
export type LabelledPayment = { readonly __typename: string; readonly terminal?: boolean | null };

const names: Readonly<Record<string, readonly [plain: PaymentLabelId, special: PaymentLabelId]>> = {
  PaymentCard: ['card', 'terminal'],
  PaymentValor: ['valor', 'valor'],
  PaymentPaypal: ['paypal', 'paypal'],
  PaymentShopPay: ['shopPay', 'shopPay'],
  PaymentAffirm: ['affirm', 'affirm'],
  PaymentAch: ['ach', 'ach'],
  PaymentPrepaidCode: ['code', 'trade'],
  PaymentStoreCredits: ['storeCredits', 'tradeCredits'],
  PaymentManual: ['manual', 'manual'],
};

/** The label of a payment: by its type, at the terminal or not, by trade or not; `unknown` for any other type. */
export function paymentLabelId(payment: LabelledPayment, isTrade: boolean): PaymentLabelId {
  const pair = names[payment.__typename];
  if (!pair) return 'unknown';
  return payment.__typename === paymentTypes.card ? pair[payment.terminal ? 1 : 0] : pair[isTrade ? 1 : 0];
}

/** The payment methods as the schema's `PaymentMethodKind` names them, each with its labels: plain, and by trade. */
const paymentMethodLabels = {
  CARD: ['card', 'card'],
  TERMINAL: ['terminal', 'terminal'],
  VALOR: ['valor', 'valor'],
  PAYPAL: ['paypal', 'paypal'],
  SHOP_PAY: ['shopPay', 'shopPay'],
  AFFIRM: ['affirm', 'affirm'],
  ACH: ['ach', 'ach'],
  CODE: ['code', 'trade'],
  STORE_CREDITS: ['storeCredits', 'tradeCredits'],
  MANUAL: ['manual', 'manual'],
} as const satisfies Readonly<Record<string, readonly [plain: PaymentLabelId, trade: PaymentLabelId]>>;

/** A way to pay before anything is paid: a card at the counter is a way of its own. */
export type PaymentMethodName = keyof typeof paymentMethodLabels;

/** Whether a text names a way to pay. */
export const isPaymentMethodName = (text: string): text is PaymentMethodName =>
  Object.hasOwn(paymentMethodLabels, text);

/** The label of a way to pay, the same as of the payment that it makes. */
export function paymentMethodLabelId(name: PaymentMethodName, isTrade = false): PaymentLabelId {
  return paymentMethodLabels[name][isTrade ? 1 : 0];
}
