/** Where goods are handed over, as tax services read it. */
export type TaxAddress = {
  readonly countryIso: string;
  readonly regionIso: string | null;
  readonly postalCode: string | null;
  readonly city: string | null;
  readonly line1: string | null;
};

/** What is sold: the amount of the whole line, less its share of a discount. */
export type TaxedLine = {
  readonly ref: string;
  readonly amountCents: number;
  readonly quantity: number;
  /** False where no tax is due wherever it is sold, as staff said. */
  readonly isTaxable: boolean;
};

export type TaxRequest = {
  readonly address: TaxAddress;
  /** Why no tax is due, such as a resale certificate; null for everybody else. */
  readonly exemptReason: string | null;
  readonly currency: string;
  /** At least one. */
  readonly lines: readonly TaxedLine[];
  readonly shippingCents: number;
};

/**
 * `quote`: the tax in cents, and the provider's id of its calculation where a sale is reported by it. `unplaceable`: the provider
 * cannot tell where the address lies. `unavailable`: it does not answer; the tax is unknown, which is not zero.
 */
export type TaxQuote =
  | { readonly kind: 'quote'; readonly taxCents: number; readonly ref: string | null }
  | { readonly kind: 'unplaceable' }
  | { readonly kind: 'unavailable' };

/** A sale to report. The same key is reported once, however often it is sent. */
export type TaxSale = { readonly key: string; readonly quoteRef: string };

/** An amount, tax included, that was given back of a sale. The same key is reported once. */
export type TaxRefund = { readonly key: string; readonly saleRef: string; readonly amountCents: number };

/** `done`: with the provider's id. `unavailable`: ask again later. `refused`: it will never be taken; somebody must look at it. */
export type TaxReportAnswer =
  | { readonly kind: 'done'; readonly ref: string }
  | { readonly kind: 'unavailable' }
  | { readonly kind: 'refused'; readonly reason: string };

/** Computes sales tax, and records sales and refunds where it files returns. No call throws for what a network does. */
export interface TaxProvider {
  readonly name: 'table' | 'stripe';
  /** Whether it records sales and refunds; its quotes then have a ref. */
  readonly reportsSales: boolean;
  /** Answers in the sequence of the requests. Within seconds, also while the provider is out. */
  quote(requests: readonly TaxRequest[]): Promise<readonly TaxQuote[]>;
  /** Reports a sale, by the ref of its quote. */
  commit(sale: TaxSale): Promise<TaxReportAnswer>;
  /** Reports a refund of a sale that was reported. */
  refund(refund: TaxRefund): Promise<TaxReportAnswer>;
}
