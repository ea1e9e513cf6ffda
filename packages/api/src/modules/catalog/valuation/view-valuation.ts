import type { ActorContext } from '#api/platform/actor-context.ts';
import { toMoney } from '#api/platform/money.ts';
import { loadItems } from '#api/modules/catalog/items/load-items.ts';
import { loadPastError, loadValuationBasis } from './known-sales.ts';
import type { Nearness } from './valuation.model.ts';
import { type NamedInstrument, valueNamed } from './value-model.ts';

const LONGEST = 120;
const nearnesses = { model: 'MODEL', maker: 'MAKER', kind: 'KIND' } as const satisfies Record<Nearness, string>;

/** A valuation as the schema's type `InstrumentValuation` reads it; null where there is nothing to compare. */
export async function viewValuation({ db, locale, now }: ActorContext, instrument: NamedInstrument) {
  const [brand, model] = [instrument.brand.slice(0, LONGEST), instrument.model.slice(0, LONGEST)];
  const valuation = await valueNamed(db, { ...instrument, brand, model }, locale, now);
  if (!valuation) return null;
  const itemIds = valuation.comparables.flatMap(({ itemId }) => itemId ?? []);
  const [items, { market }] = await Promise.all([loadItems(db, itemIds, locale), loadValuationBasis(db)]);
  const paths = new Map(items.map(({ id, slug }) => [id, `/shop/${slug}/${id}`]));
  return {
    low: toMoney(valuation.lowCents),
    median: toMoney(valuation.medianCents),
    high: toMoney(valuation.highCents),
    isThin: valuation.isThin,
    nearness: nearnesses[valuation.nearness],
    soldCount: valuation.soldCount,
    liveCount: valuation.liveCount,
    yearlyGrowthPercent: (Math.exp(market.growth) - 1) * 100,
    comparables: valuation.comparables.map(
      ({ id, kind, year, condition, cents, adjustedCents, weight, at, title, itemId }) => ({
        id,
        isSold: kind === 'SOLD',
        year,
        condition,
        price: toMoney(cents),
        adjustedPrice: toMoney(adjustedCents),
        weight,
        at,
        title,
        path: paths.get(itemId ?? '') ?? null,
      }),
    ),
  };
}

/** How well the shop told prices before, as the schema's type `ValuationPastError` reads it. */
export async function viewPastError({ db }: ActorContext) {
  const past = await loadPastError(db);
  if (!past) return null;
  const { sales, from, medianError, held } = past;
  return { sales, from, medianErrorPercent: medianError * 100, heldPercent: held * 100 };
}
