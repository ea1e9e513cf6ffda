import type { Locale } from '#api/platform/locale.ts';
import type { CardVault, ProviderCard, VaultUse } from './vault/card-vault.ts';

/** How a provider is to charge: a card by its token (an empty one asks for the card on the provider's page), a card at a reader of the shop, or on a page of the provider's own. */
export type ChargeMethod =
  | { readonly kind: 'card'; readonly token: string }
  | { readonly kind: 'terminal'; readonly reader: string }
  | { readonly kind: 'valor' | 'paypal' | 'shop-pay' | 'affirm' | 'ach' };

/**
 * The status of a charge, in terms that every provider has. `processing` is decided within seconds; `submitted` was accepted by a
 * bank, which takes days.
 */
export type ChargeStatus = 'processing' | 'submitted' | 'requires-action' | 'succeeded' | 'failed' | 'canceled';

export const failureCodes = [
  'card_declined',
  'expired_card',
  'insufficient_funds',
  'challenge_declined',
  'payment_declined',
  'bank_returned',
] as const;
export type FailureCode = (typeof failureCodes)[number];

/** A bank's reversal of a charge that had succeeded: a final return, or a dispute. */
export type Reversal = {
  /** The provider's id of it. */
  readonly ref: string;
  readonly kind: 'return' | 'dispute';
  readonly status: 'open' | 'won' | 'lost';
  readonly amountCents: number;
  /** In the bank's words. */
  readonly reason: string | null;
  /** Until when the shop may answer. */
  readonly respondBy: Date | null;
};

/** A refund of a charge, as its provider has it. */
export type ProviderRefund = {
  /** The provider's id. */
  readonly ref: string;
  /** Ours, given with the refund; null when it was issued in the provider's dashboard. */
  readonly key: string | null;
  /** `pending`: not decided yet. A refund that succeeded can still fail. */
  readonly status: 'pending' | 'succeeded' | 'failed';
  readonly amountCents: number;
  /** The charge was voided before it was settled, so that it never shows on a statement. */
  readonly isVoid: boolean;
  /** Why it failed, in the provider's words. */
  readonly failure: string | null;
};

export type Charge = {
  readonly status: ChargeStatus;
  /** The provider's id. */
  readonly ref: string;
  /** Ours, given with the charge: the id of the payment. */
  readonly key: string;
  readonly amountCents: number;
  readonly network: string | null;
  readonly last4: string | null;
  /** The card as the provider keeps it, where it does. */
  readonly savedCard: ProviderCard | null;
  readonly failureCode: FailureCode | null;
  /** Where the shopper confirms, while the status is requires-action, or verifies the account of a submitted charge. */
  readonly action: { readonly type: string; readonly url: string } | null;
  readonly reversals: readonly Reversal[];
  readonly refunds: readonly ProviderRefund[];
};

/** `absent`: nothing was charged under the key. `refused`: nor will it be. `unreachable`: unknown, ask again. */
export type ChargeAnswer =
  | { readonly kind: 'charge'; readonly charge: Charge }
  | { readonly kind: 'absent' }
  | { readonly kind: 'refused'; readonly code: 'card-unreadable' | 'canceled' | 'provider' }
  | { readonly kind: 'unreachable' };

/** Names a charge towards a provider, before anybody knows whether it exists there. */
export type ChargeRef = {
  /** The same key charges once, however often it is sent. */
  readonly key: string;
  readonly amountCents: number;
  readonly currency: string;
  readonly kind: ChargeMethod['kind'];
  /** The provider's id, once it is known. */
  readonly ref: string | null;
};

export type ChargeRequest = Omit<ChargeRef, 'kind' | 'ref'> & {
  readonly method: ChargeMethod;
  /** Uses a kept card, or has the card kept. */
  readonly vault?: VaultUse;
  readonly returnUrl: string;
  readonly locale: Locale;
};

export type RefundRequest = { readonly key: string; readonly chargeRef: string; readonly amountCents: number };
/** `refused`: it was not refunded, and will not be under this key. `unreachable`: unknown, ask again. */
export type RefundAnswer =
  | { readonly kind: 'refund'; readonly refund: ProviderRefund }
  | { readonly kind: 'refused'; readonly code: string }
  | { readonly kind: 'unreachable' };

/** A charge that changed: our key, and the provider's id. */
export type ChangedCharge = { readonly key: string | null; readonly ref: string };
export type ChangesAnswer =
  | { readonly kind: 'changes'; readonly charges: readonly ChangedCharge[] }
  | { readonly kind: 'unreachable' };

/** A provider's event whose signature was verified. */
export type ProviderEvent = {
  readonly id: string;
  readonly type: string;
  /** Our key of the charge; empty where the event names it by the provider's id alone. */
  readonly key: string;
  readonly ref: string | null;
};
export type WebhookAnswer =
  | { readonly ok: true; readonly event: ProviderEvent }
  | { readonly ok: false; readonly reason: 'signature' | 'too-old' | 'malformed' };

/** How a browser collects a card, so that our servers never see it. */
export type CardFields = {
  /** A form for a frame of the shop, which makes a token of a card; with `redirect` the provider's own page. */
  readonly url: string;
  readonly origin: string;
  /** Whether a card is paid without a token, on the provider's page. */
  readonly redirect: boolean;
  readonly provider: PaymentProvider['name'];
  readonly publishableKey: string | null;
};

/** A payment provider. Every call may be repeated; none throws for what a network or a bank does. */
export interface PaymentProvider {
  /** Webhooks come to `/webhooks/{name}`. */
  readonly name: 'gateway' | 'stripe';
  /** What it can charge. */
  readonly kinds: ReadonlySet<ChargeMethod['kind']>;
  /** Where it keeps cards for accounts. */
  readonly vault: CardVault;
  /** The header that carries a webhook's signature. */
  readonly signatureHeader: string;
  cardFields(locale: Locale): CardFields;
  charge(request: ChargeRequest): Promise<ChargeAnswer>;
  /** Looks up a charge. */
  find(ref: ChargeRef): Promise<ChargeAnswer>;
  /** Cancels a key, so that nothing will be charged under it; a charge that succeeded stays, and is the answer. */
  cancel(ref: ChargeRef): Promise<ChargeAnswer>;
  refund(request: RefundRequest): Promise<RefundAnswer>;
  /** Every charge that was created, refunded or disputed since a moment, each once. */
  changesSince(since: Date): Promise<ChangesAnswer>;
  /** Checks and reads a webhook: `body` as it arrived, byte for byte. */
  readWebhook(body: string, signature: string | undefined, now: Date): WebhookAnswer;
}
