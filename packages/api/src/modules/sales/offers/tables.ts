import type { CreatedAt, Defaulted, Timestamp } from '#api/platform/db/columns.ts';
import type { Locale } from '#api/platform/locale.ts';
import type { DeclinedBy, OfferState } from './offer-states.model.ts';

/** What a buyer offers for a listing, and what came of it. */
export type OffersTable = {
  id: string;
  listing_id: string;
  buyer_account_id: string;
  /** Whose listing it was when the offer was made. */
  seller_account_id: string;
  state: OfferState;
  /** Set exactly when it is declined. */
  declined_by: Defaulted<DeclinedBy | null>;
  /** What the buyer offered. */
  amount_cents: number;
  /** What the seller asks instead. */
  counter_cents: Defaulted<number | null>;
  /** What both agreed on. */
  agreed_cents: Defaulted<number | null>;
  /** The buyer's message, at most 1,000 characters. */
  message: string | null;
  /** The seller's message, at most 1,000 characters. */
  reply: Defaulted<string | null>;
  /** The buyer's language, for mails. */
  locale: Locale;
  /** Until then it waits: for an answer, or, accepted, to be bought. */
  expires_at: Timestamp;
  /** When it was bought at the agreed price. */
  ordered_at: Defaulted<Date | null>;
  created_at: CreatedAt;
  changed_at: Defaulted<Date>;
};

export type OffersTables = { offers: OffersTable };

declare module '#api/platform/db/database.ts' {
  interface Database extends OffersTables {}
}
