import type { CreatedAt, Defaulted, Timestamp } from '#api/platform/db/columns.ts';
import type { Locale } from '#api/platform/locale.ts';

/** How an instrument comes in: for sale on behalf of its owner, bought, or taken in trade. */
export const deals = ['CONSIGNMENT', 'PURCHASE', 'TRADE'] as const;
export type Deal = (typeof deals)[number];

export const idKinds = ['DRIVING_LICENCE', 'PASSPORT', 'IDENTITY_CARD', 'OTHER'] as const;
export type IdKind = (typeof idKinds)[number];

/** How long the law keeps what comes in from being sold; the place `*` is every one without a rule of its own. */
export type HoldRulesTable = {
  id: string;
  place: string;
  deal: Deal;
  days: number;
  source: string;
  updated_at: Defaulted<Date>;
  version: Defaulted<number>;
};

/** What people sign; a version never changes. */
export type DealTermsTable = {
  deal: Deal;
  version: number;
  text_en: string;
  text_fr: string;
  account_id: string | null;
  created_at: CreatedAt;
};

/** An instrument that came in over the counter, from whom and on which terms. */
export type IntakesTable = {
  id: string;
  request_id: string;
  listing_id: string;
  deal: Deal;
  place: string;
  brand: string;
  model: string;
  serial: string;
  serial_key: string;
  consignor_account_id: string | null;
  person_name: string;
  person_email: string | null;
  person_phone: string | null;
  person_address: string | null;
  id_kind: IdKind | null;
  /** Sealed. */
  id_number: string | null;
  id_ending: string | null;
  split_basis_points: number | null;
  fee_cents: number | null;
  term_days: number | null;
  paid_cents: number | null;
  terms_version: number;
  signed_name: string;
  signed_locale: Locale;
  /** The path of an SVG, 600 by 200; null where only the name was typed. */
  signature: string | null;
  signed_at: Timestamp;
  hold_days: number;
  hold_source: string;
  hold_until: Timestamp;
  watch_note: string | null;
  account_id: string;
  created_at: CreatedAt;
  released_at: Defaulted<Date | null>;
  released_by_account_id: Defaulted<string | null>;
  release_reason: Defaulted<string | null>;
  release_photograph_id: Defaulted<string | null>;
};

/** An instrument that was reported stolen. */
export type StolenSerialsTable = {
  id: string;
  serial: string;
  serial_key: string;
  brand: string;
  model: string;
  note: string;
  account_id: string;
  created_at: CreatedAt;
  closed_at: Defaulted<Date | null>;
  close_reason: Defaulted<string | null>;
};

/** What a consignor is asked to agree to: a lower price, or an offer below what they agreed to. */
export const consentKinds = ['PRICE', 'OFFER'] as const;
export type ConsentKind = (typeof consentKinds)[number];
export type ConsentState = 'OPEN' | 'AGREED' | 'DECLINED' | 'WITHDRAWN' | 'EXPIRED';

/** A question to a consignor, with all that they are shown, as it stood when it was asked. */
export type ConsentRequestsTable = {
  id: string;
  kind: ConsentKind;
  listing_id: string;
  intake_id: string;
  offer_id: string | null;
  /** The consignor. */
  account_id: string;
  price_before_cents: number;
  price_after_cents: number;
  /** The lowest price that they had agreed to. */
  floor_cents: number | null;
  share_basis_points: number;
  fee_cents: number;
  net_before_cents: number;
  net_after_cents: number;
  deal: Defaulted<'CONSIGNMENT'>;
  terms_version: number;
  /** What staff writes to the consignor. */
  note: string | null;
  asked_by_account_id: string;
  asked_at: Timestamp;
  expires_at: Timestamp;
  state: Defaulted<ConsentState>;
  /** When it was answered, withdrawn, or found to have run out. */
  closed_at: Defaulted<Date | null>;
  /** By the mailed link, or signed in. */
  answered_via: Defaulted<'LINK' | 'ACCOUNT' | null>;
  /** Why it was declined, and which price would be fine. */
  reason: Defaulted<string | null>;
  wished_cents: Defaulted<number | null>;
};

export type IntakeTables = {
  consent_requests: ConsentRequestsTable;
  hold_rules: HoldRulesTable;
  deal_terms: DealTermsTable;
  intakes: IntakesTable;
  stolen_serials: StolenSerialsTable;
};

declare module '#api/platform/db/database.ts' {
  interface Database extends IntakeTables {}
}
