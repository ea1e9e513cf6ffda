import type { Selectable } from 'kysely';
import type { CreatedAt, Defaulted, Timestamp } from '#api/platform/db/columns.ts';

/** An account as a provider knows it. */
export type PaymentCustomersTable = {
  /** Also our key towards the provider. */
  id: string;
  account_id: string;
  provider: 'gateway' | 'stripe';
  /** The provider's id; null until it has answered. */
  provider_ref: Defaulted<string | null>;
  created_at: CreatedAt;
};

/** A card that a provider keeps. Its number was never here. */
export type SavedCardsTable = {
  id: string;
  customer_id: string;
  /** The provider's id. */
  provider_ref: string;
  /** The provider's; the same for each token of one number. */
  fingerprint: string;
  /** visa, mastercard … */
  network: string;
  last4: string;
  expiry_month: number;
  expiry_year: number;
  /** The one that is offered first; one of each customer. */
  is_default: boolean;
  /** When the holder last agreed that it is kept. */
  consented_at: Defaulted<Date>;
  created_at: CreatedAt;
};

/** A wish to keep a card, written before the provider is asked. */
export type CardSetupsTable = {
  /** Also our key towards the provider. */
  id: string;
  customer_id: string;
  /** The shopper's key; unique within the account. */
  idempotency_key: string;
  /** Hash of the request, to refuse the same key with another card. */
  request_hash: string;
  makes_default: boolean;
  state: Defaulted<'open' | 'done' | 'failed'>;
  /** The provider's id of the page on which the card is typed. */
  provider_ref: Defaulted<string | null>;
  action_url: Defaulted<string | null>;
  /** When the sweeper checks it, unless it is settled by then. */
  next_attempt_at: Timestamp;
  created_at: CreatedAt;
};

/** What is still to be removed at a provider: a card, or with `card_ref` null the customer with all its cards. */
export type CardRemovalsTable = {
  id: string;
  provider: 'gateway' | 'stripe';
  customer_key: string;
  customer_ref: string | null;
  card_ref: string | null;
  attempts: Defaulted<number>;
  next_attempt_at: Defaulted<Date>;
  created_at: CreatedAt;
};

export type VaultTables = {
  payment_customers: PaymentCustomersTable;
  saved_cards: SavedCardsTable;
  card_setups: CardSetupsTable;
  card_removals: CardRemovalsTable;
};

export type CustomerRow = Selectable<PaymentCustomersTable>;
export type SavedCardRow = Selectable<SavedCardsTable>;
export type CardSetupRow = Selectable<CardSetupsTable>;
export type CardRemovalRow = Selectable<CardRemovalsTable>;

declare module '#api/platform/db/database.ts' {
  interface Database extends VaultTables {}
}
