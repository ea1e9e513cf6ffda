import type { CreatedAt, Defaulted, Timestamp } from '#api/platform/db/columns.ts';
import type { Locale } from '#api/platform/locale.ts';
import type {
  AutomaticKind,
  DeclinedBy,
  OfferMoveKind,
  OfferMover,
  OfferReason,
  OfferState,
} from './offer-states.model.ts';

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
  /** What shipping is to cost by the offer, by the seller's price, and as agreed; null: what the checkout quotes. */
  shipping_cents: Defaulted<number | null>;
  counter_shipping_cents: Defaulted<number | null>;
  agreed_shipping_cents: Defaulted<number | null>;
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
  /** When the seller gave the buyer more time to pay; once at most. */
  extended_at: Defaulted<Date | null>;
  /** When somebody was reminded of the present clock. */
  reminded_at: Defaulted<Date | null>;
  /** How often the buyer answered a counter-offer with another amount. */
  rounds: Defaulted<number>;
  /** When the shop answers for the seller; null when the seller does. */
  automatic_at: Defaulted<Date | null>;
  automatic_kind: Defaulted<AutomaticKind | null>;
  /** The price that it answers with; null for a refusal. */
  automatic_cents: Defaulted<number | null>;
  /** Who began it: a seller begins one with somebody who watches the listing. */
  made_by: Defaulted<'BUYER' | 'SELLER'>;
  /** A seller's that its buyer has not taken up: the seller must not learn who it is. */
  is_hidden: Defaulted<boolean>;
};

/** By which rule the shop answers offers on a listing with another price. Shares of the asking price, in percent. */
export type OfferRulesTable = {
  listing_id: string;
  /** Offers below it, and not under the threshold. */
  below_percent: number;
  counter_percent: number;
  changed_at: Defaulted<Date>;
};

/** What happened to an offer, move by move; the last one is how it stands. */
export type OfferMovesTable = {
  offer_id: string;
  /** From 1 on. */
  position: number;
  kind: OfferMoveKind;
  made_by: OfferMover;
  /** The price that the move is about. */
  amount_cents: number;
  /** What shipping is to cost by it; null: what the checkout quotes. */
  shipping_cents: Defaulted<number | null>;
  message: Defaulted<string | null>;
  /** Why the shop moved by itself. */
  reason: Defaulted<OfferReason | null>;
  /** Until when the other side has time; null when the offer is over. */
  expires_at: Defaulted<Date | null>;
  created_at: CreatedAt;
};

export type OffersTables = { offers: OffersTable; offer_moves: OfferMovesTable; offer_rules: OfferRulesTable };

declare module '#api/platform/db/database.ts' {
  interface Database extends OffersTables {}
}
