import type { CreatedAt, Defaulted } from '#api/platform/db/columns.ts';

/** Where the shop takes the money from that it pays for goods. */
export type PaidFrom = 'cash' | 'bank';

/**
 * What came into the stock at a cost, or left it. `bought` for money, `traded` for credit, `sold` by an order, `back` from one that was
 * cancelled or returned.
 */
export type GoodsMovementsTable = {
  id: string;
  /** A reference that payments do not interpret. */
  listing_id: string;
  kind: 'bought' | 'traded' | 'sold' | 'back';
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

/** What of a listing is in stock with a known cost; the movements of the listing sum to it. */
export type GoodsOnHandTable = { listing_id: string; quantity: number; cost_cents: number };
