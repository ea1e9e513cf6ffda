import type { CreatedAt } from '#api/db/columns.ts';

/** A thing that somebody wants to find again. */
export type WishlistItemsTable = {
  id: string;
  account_id: string;
  item_id: string;
  /** What it cost when it was put on the list; null for a thing that nothing offered. */
  asking_cents: number | null;
  created_at: CreatedAt;
};

export type WishlistTables = { wishlist_items: WishlistItemsTable };
