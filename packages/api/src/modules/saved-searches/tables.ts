import type { ListingFilterInput } from '#api/modules/catalog/index.ts';
import type { CreatedAt, Defaulted, Json } from '#api/platform/db/columns.ts';

/** How its owner hears of new finds: a mail at once, each morning or each Monday, or nothing but the bell, at once. */
export type SearchFrequency = 'INSTANT' | 'DAILY' | 'WEEKLY' | 'BELL';

/** Listings in the sequence in which they were published. */
export type PublishedListingsTable = { seq: number; listing_id: string };

export type SavedSearchesTable = {
  id: string;
  account_id: string;
  /** 1 to 80 characters. */
  name: string;
  filter: Json<ListingFilterInput>;
  frequency: SearchFrequency;
  /** The highest number of `published_listings` that the account was told of. */
  told_seq: number;
  /** The highest number that the account has looked at. */
  seen_seq: number;
  /** Null for a search that is told at once. */
  next_run_at: Defaulted<Date | null>;
  created_at: CreatedAt;
  /** When it was removed; such a row waits for an undo, and is swept away. */
  removed_at: Defaulted<Date | null>;
};

export type SavedSearchesTables = { published_listings: PublishedListingsTable; saved_searches: SavedSearchesTable };

declare module '#api/platform/db/database.ts' {
  interface Database extends SavedSearchesTables {}
}
