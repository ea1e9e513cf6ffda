import type { Locale } from '#api/http/locale.ts';

/** What became of a charge, in words that every provider has. */
export type ChargeStatus = 'processing' | 'requires-action' | 'succeeded' | 'failed' | 'canceled';

export type Charge = {
  readonly status: ChargeStatus;
  /** The provider's id. */
  readonly ref: string;
  /** Ours, given with the charge: the id of the payment. */
  readonly key: string;
  readonly amountCents: number;
  readonly network: string | null;
  readonly last4: string | null;
  readonly failureCode: 'card_declined' | 'insufficient_funds' | 'challenge_declined' | null;
  /** Where the shopper confirms, while the status is requires-action. */
  readonly actionUrl: string | null;
};

/** `absent`: nothing was charged under the key. `refused`: nor will it be. `unreachable`: nobody knows, ask again. */
export type ChargeAnswer =
  | { readonly kind: 'charge'; readonly charge: Charge }
  | { readonly kind: 'absent' }
  | { readonly kind: 'refused'; readonly code: 'card-unreadable' | 'canceled' | 'provider' }
  | { readonly kind: 'unreachable' };

export type ChargeRequest = {
  /** The same key charges once, however often it is sent. */
  readonly key: string;
  readonly amountCents: number;
  readonly currency: string;
  /** Stands for the card; made by the provider's own form. */
  readonly token: string;
  readonly returnUrl: string;
  readonly locale: Locale;
};

export type RefundRequest = { readonly key: string; readonly chargeRef: string; readonly amountCents: number };
export type RefundAnswer = { readonly done: true; readonly ref: string } | { readonly done: false };

/** An event that a provider sent, once its signature was found right. */
export type ProviderEvent = { readonly id: string; readonly type: string; readonly key: string };
export type WebhookAnswer =
  | { readonly ok: true; readonly event: ProviderEvent }
  | { readonly ok: false; readonly reason: 'signature' | 'too-old' | 'malformed' };

/** Whoever moves the money of cards. Every call may be repeated; none throws for what a network or a bank does. */
export interface PaymentProvider {
  /** The hosted card form for a frame of the shop. */
  cardFields(locale: Locale): { url: string; origin: string };
  charge(request: ChargeRequest): Promise<ChargeAnswer>;
  /** What became of the charge under a key. */
  find(key: string): Promise<ChargeAnswer>;
  /** Makes sure that nothing will be charged under a key any more; a charge that went through stays, and is told. */
  cancel(key: string): Promise<ChargeAnswer>;
  refund(request: RefundRequest): Promise<RefundAnswer>;
  /** Checks and reads a webhook: `body` as it arrived, byte for byte. */
  readWebhook(body: string, signature: string | undefined, now: Date): WebhookAnswer;
}
