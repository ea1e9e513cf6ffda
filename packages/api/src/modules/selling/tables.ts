import type { ListingDocument } from '@headstock/contracts/listing-document';
import type { CreatedAt, Defaulted, Json, Timestamp } from '#api/platform/db/columns.ts';
import type { ListingAction, StoredState } from './listing-states.model.ts';

/** A listing as its seller writes it. Its id is that of the listing that is published from it. */
export type ListingDraftsTable = {
  id: string;
  seller_account_id: string;
  item_id: Defaulted<string | null>;
  state: StoredState;
  /** The draft revision. */
  document: Json<ListingDocument>;
  /** What buyers see; null before it is first published. */
  published: Json<ListingDocument> | null;
  title: string;
  version: number;
  submitted_at: Defaulted<Date | null>;
  marked_fields: Defaulted<string[]>;
  asked_reason: Defaulted<string | null>;
  paused_until: Defaulted<Date | null>;
  /** The lowest price that its consignor agreed to. */
  floor_cents: Defaulted<number | null>;
  published_at: Defaulted<Date | null>;
  created_at: Defaulted<Date>;
  updated_at: Timestamp | Defaulted<Date>;
};

/** What happened to a listing, step by step. */
export type ListingStepsTable = {
  listing_id: string;
  /** From 1 on. */
  position: number;
  action: ListingAction;
  from_state: StoredState;
  to_state: StoredState;
  made_by: 'SELLER' | 'SHOP';
  account_id: string | null;
  reason: Defaulted<string | null>;
  fields: Defaulted<string[]>;
  created_at: CreatedAt;
};

/** A paper of the seller's portfolio that a listing has with it: for its seller and the shop, never for buyers. */
export type ListingPapersTable = { listing_id: string; document_id: string };

/** A view of an instrument that a buyer asks its seller for. */
export type AskedViewsTable = {
  listing_id: string;
  account_id: string;
  /** A shot of the shot list. */
  shot: string;
  asked_at: CreatedAt;
  /** Null while it waits. */
  answered_at: Defaulted<Date | null>;
  answer: Defaulted<'SHOWN' | 'NONE' | null>;
};

export type SellingTables = {
  asked_views: AskedViewsTable;
  listing_drafts: ListingDraftsTable;
  listing_steps: ListingStepsTable;
  listing_papers: ListingPapersTable;
};

declare module '#api/platform/db/database.ts' {
  interface Database extends SellingTables {}
}
