import type { CreatedAt, Defaulted } from '#api/platform/db/columns.ts';

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
};

export type WishlistTables = { wishlist_items: WishlistItemsTable };

declare module '#api/platform/db/database.ts' {
  interface Database extends WishlistTables {}
}
