import { storeProfile } from '@headstock/contracts/store-profile';
import { sql } from 'kysely';
import type { Tx } from '#api/platform/db/database.ts';
import { type ReturnTerms, returnTerms } from './return-window.model.ts';

/** What the terms of a line depend on. */
export type ReturnFacts = {
  /** Frozen when the order was placed; null in orders from before that. */
  readonly returnDays: number | null;
  /** Instruments have a year; strings, straps and shirts have none. */
  readonly isInstrument: boolean;
  /** When it arrived or was picked up; null before. */
  readonly arrivedAt: Date | null;
};

/** The days that the policy gives now. */
const { trialDays, goodsReturnDays } = storeProfile;

/** The terms of a line at a moment; null before it has arrived. */
export function termsAt({ returnDays, isInstrument, arrivedAt }: ReturnFacts, now: Date): ReturnTerms | null {
  const days = returnDays ?? (isInstrument ? trialDays : goodsReturnDays);
  return arrivedAt && returnTerms(arrivedAt, days, storeProfile, now);
}

/** Freezes the days of the policy in the lines of an order that is placed. */
export async function freezeReturnDays(trx: Tx, orderId: string): Promise<void> {
  await sql`
    UPDATE line_items SET return_days = CASE WHEN items.year_from IS NULL THEN ${goodsReturnDays}::integer ELSE ${trialDays}::integer END
    FROM listings JOIN items ON items.id = listings.item_id
    WHERE listings.id = line_items.listing_id AND line_items.order_id = ${orderId}
  `.execute(trx);
}

/** When an order arrived: the day of its shipment, else that on which it was handed over. */
export const arrivalOf = (
  order: { readonly ship_option: string | null; readonly ship_date: Date | null },
  deliveredAt: Date | null,
) => deliveredAt ?? (order.ship_option === 'store' ? order.ship_date : null);
