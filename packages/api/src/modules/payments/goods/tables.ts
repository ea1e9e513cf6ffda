import type { CreatedAt, Defaulted } from '#api/platform/db/columns.ts';

/** Where the shop takes the money from that it pays for goods. */
export type PaidFrom = 'cash' | 'bank';

/**
 * What came into the stock at a cost, or left it. `bought` for money, `traded` for credit, `sold` by an order, `back` from one that was
 * cancelled or returned, `written-off` because it is damaged, lost or given away, `found` after all.
 */
export type GoodsMovementsTable = {
  id: string;
  /** A reference that payments do not interpret. */
  listing_id: string;
  kind: 'bought' | 'traded' | 'sold' | 'back' | 'written-off' | 'found';
  /** Above 0 what came in. */
  quantity: number;
  cost_cents: number;
  paid_from: PaidFrom | null;
  line_item_id: string | null;
  /** Who sold it to the shop, or the number of an invoice; at most 300 characters. */
  detail: string;
  actor_account_id: string | null;
  /** What is sent twice is entered once. */
  request_key: Defaulted<string | null>;
  entry_id: string;
  created_at: CreatedAt;
};

/** Why goods are not sold any more: they are damaged, lost, or given away as a sample. */
export type WriteOffReason = 'damaged' | 'lost' | 'sample';

/** Pieces that were taken out of the stock without a sale. */
export type GoodsWriteOffsTable = {
  id: string;
  /** A reference that payments do not interpret. */
  listing_id: string;
  quantity: number;
  /** Of how many pieces the cost was known, and what those cost. */
  costed_quantity: number;
  cost_cents: number;
  reason: WriteOffReason;
  /** At most 300 characters. */
  note: string;
  actor_account_id: string | null;
  /** What is sent twice is entered once. */
  request_key: string;
  created_at: CreatedAt;
  reversed_at: Defaulted<Date | null>;
  reversed_by_account_id: Defaulted<string | null>;
};

/** What of a listing is in stock with a known cost; the movements of the listing sum to it. */
export type GoodsOnHandTable = { listing_id: string; quantity: number; cost_cents: number };
