import { sql } from 'kysely';
import type { Db } from '#api/platform/db/database.ts';
import {
  type Condition,
  loadModelSales,
  loadValuationBasis,
  type OriginalitySheet,
  type Valuation,
  valueInstrument,
} from '#api/modules/catalog/index.ts';
import { nextPrice, type PriceStep } from './price-step.model.ts';

/** What comparables say of a listing, and the price that follows. */
export type ListingStep = PriceStep & {
  readonly ageDays: number;
  readonly valuation: Valuation | null;
  /** When the newest of the comparables was sold. */
  readonly lastSoldAt: Date | null;
};

type Row = {
  readonly id: string;
  readonly modelKey: string;
  readonly year: number | null;
  readonly condition: Condition;
  readonly originality: OriginalitySheet;
  readonly askingCents: number;
  readonly floorCents: number | null;
  readonly listedAt: Date;
};

const DAY_MS = 86_400_000;

/** The next step of the price of each instrument, by the id of its listing; goods and what is not for sale have none. */
export async function loadPriceSteps(
  db: Db,
  ids: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, ListingStep>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<Row>`
    SELECT listings.id, items.model_key AS "modelKey", items.year_from AS year, items.condition, items.originality,
      listings.asking_cents AS "askingCents", own.floor_cents AS "floorCents", listings.listed_at AS "listedAt"
    FROM listings JOIN items ON items.id = listings.item_id LEFT JOIN listing_drafts own ON own.id = listings.id
    WHERE listings.id = ANY (${[...ids]}::text[]) AND listings.status = 'live' AND items.year_from IS NOT NULL`.execute(
    db,
  );
  const [sales, basis] = await Promise.all([
    loadModelSales(
      db,
      rows.map(({ modelKey }) => modelKey),
    ),
    loadValuationBasis(db),
  ]);
  return new Map(
    rows.map((row) => {
      const valuation = valueInstrument(row, sales.get(row.modelKey) ?? [], basis, now);
      const ageDays = Math.max(0, Math.floor((now.getTime() - row.listedAt.getTime()) / DAY_MS));
      const sold = valuation?.comparables.map(({ at }) => at.getTime()) ?? [];
      const lastSoldAt = sold.length === 0 ? null : new Date(Math.max(...sold));
      return [row.id, { ...nextPrice({ ...row, ageDays }, valuation), ageDays, valuation, lastSoldAt }];
    }),
  );
}
