import type { CreatedAt, Defaulted } from '#api/platform/db/columns.ts';

/** Whether a thing can be bought: `gone` is what nothing offers and nobody bought. */
export type WishState = 'live' | 'sold' | 'gone';

/** A thing that somebody wants to find again. */
export type WishlistItemsTable = {
  id: string;
  account_id: string;
  item_id: string;
  /** What it cost when it was put on the list; null for a thing that nothing offered. */
  asking_cents: number | null;
  created_at: CreatedAt;
  /** When it was taken off; such a row waits for an undo, and is swept away. */
  removed_at: Defaulted<Date | null>;
  /** The lowest price that its owner was shown or told. */
  known_cents: Defaulted<number | null>;
  /** What its owner knows of it. */
  known_state: Defaulted<WishState>;
  /** When to compare what is known with the listing; null while nothing has changed. */
  review_at: Defaulted<Date | null>;
  /** Similar things were offered when it was sold. */
  similar_offered: Defaulted<boolean>;
};

/** The link by which others see a wishlist; none while its owner shares it with nobody. */
export type WishlistSharesTable = {
  account_id: string;
  token: string;
  shows_name: Defaulted<boolean>;
  created_at: CreatedAt;
};

export type WishlistTables = { wishlist_items: WishlistItemsTable; wishlist_shares: WishlistSharesTable };

declare module '#api/platform/db/database.ts' {
  interface Database extends WishlistTables {}
}
