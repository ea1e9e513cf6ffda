import { learnMarket, type Market, type MarketSale, usualMarket } from './market.model.ts';
import {
  type Comparable,
  ENOUGH,
  type Nearness,
  type Spread,
  type Spreads,
  usualSpreads,
  valueInstrument,
} from './valuation.model.ts';

/** A sale with what its instrument is, so that others of its maker and kind can be found. */
export type KnownSale = MarketSale & { readonly brandId: string | null; readonly typeId: string | null };

/** What valuations reckon with: the market, and how far from earlier valuations later sales ended. */
export type ValuationBasis = { readonly market: Market; readonly spreads: Spreads };

export const usualBasis: ValuationBasis = { market: usualMarket, spreads: usualSpreads };

/** Comparables of a thin valuation, as which the newest are valued once more. */
const FEW = 3;
/** The newest sales by which spreads are measured, and how few are too few. */
const MEASURED = 600;
const LEAST_MEASURED = 30;
const TENTH = 0.1;

/** Comparables of a sale among others, as of the day before it. */
export function comparablesOf(sale: KnownSale, index: SalesIndex): readonly Comparable[] {
  const of = (nearness: Nearness, sales: readonly KnownSale[] | undefined): Comparable[] =>
    (sales ?? [])
      .filter((other) => other.id !== sale.id && other.soldAt < sale.soldAt)
      .map(({ id, year, condition, originality, cents, soldAt: at }) => ({
        id,
        kind: 'SOLD',
        nearness,
        year,
        condition,
        ...(originality && { originality }),
        cents,
        at,
      }));
  const model = of('model', index.byModel.get(sale.modelKey));
  if (model.length >= 2) return model;
  const known = new Set(model.map(({ id }) => id));
  const maker = of('maker', index.byMaker.get(`${sale.brandId} ${sale.typeId}`)).filter(({ id }) => !known.has(id));
  if (model.length + maker.length >= ENOUGH) return [...model, ...maker];
  for (const { id } of maker) known.add(id);
  return [...model, ...maker, ...of('kind', index.byKind.get(sale.typeId ?? '')).filter(({ id }) => !known.has(id))];
}

/** Sales by model, by maker and kind, and by kind. */
export type SalesIndex = {
  readonly byModel: ReadonlyMap<string, readonly KnownSale[]>;
  readonly byMaker: ReadonlyMap<string, readonly KnownSale[]>;
  readonly byKind: ReadonlyMap<string, readonly KnownSale[]>;
};

export const indexSales = (sales: readonly KnownSale[]): SalesIndex => ({
  byModel: Map.groupBy(sales, ({ modelKey }) => modelKey),
  byMaker: Map.groupBy(sales, ({ brandId, typeId }) => `${brandId} ${typeId}`),
  byKind: Map.groupBy(sales, ({ typeId }) => typeId ?? ''),
});

function quantile(sorted: readonly number[], part: number): number {
  const at = part * (sorted.length - 1);
  const [below = 0, above = 0] = [sorted[Math.floor(at)], sorted[Math.ceil(at)]];
  return below + (at - Math.floor(at)) * (above - below);
}

function spreadOf(errors: readonly number[], usual: Spread): Spread {
  if (errors.length < LEAST_MEASURED) return usual;
  const sorted = errors.toSorted((a, b) => a - b);
  return { low: Math.min(0, quantile(sorted, TENTH)), high: Math.max(0, quantile(sorted, 1 - TENTH)) };
}

/**
 * Learns from past sales alone: the market from all, the spreads by valuing the newest of them from what was sold before and comparing
 * with what they fetched. Where too few can be compared, the usual spreads stand.
 */
export function learnValuation(sales: readonly KnownSale[]): ValuationBasis {
  if (sales.length === 0) return usualBasis;
  const market = learnMarket(sales);
  const index = indexSales(sales);
  const newest = sales.toSorted((a, b) => b.soldAt.getTime() - a.soldAt.getTime()).slice(0, MEASURED);
  const errors = new Map<string, number[]>();
  const compare = (sale: KnownSale, comparables: readonly Comparable[]): void => {
    const valued = valueInstrument(sale, comparables, { market, spreads: usualSpreads }, sale.soldAt);
    if (!valued) return;
    const key = `${valued.nearness} ${valued.isThin ? 'thin' : 'many'}`;
    const known = errors.get(key) ?? [];
    known.push(Math.log(sale.cents / valued.medianCents));
    errors.set(key, known);
  };
  for (const sale of newest) {
    const comparables = comparablesOf(sale, index);
    compare(sale, comparables);
    if (comparables.length >= ENOUGH) compare(sale, comparables.slice(0, FEW));
  }
  const many = spreadOf(errors.get('model many') ?? [], usualSpreads['model many']);
  const spread = (key: keyof Spreads): Spread => {
    const measured = spreadOf(errors.get(key) ?? [], usualSpreads[key]);
    // Fewer or farther comparables never make a valuation surer.
    return { low: Math.min(measured.low, many.low), high: Math.max(measured.high, many.high) };
  };
  return {
    market,
    spreads: {
      'model many': many,
      'model thin': spread('model thin'),
      'maker many': spread('maker many'),
      'maker thin': spread('maker thin'),
      'kind many': spread('kind many'),
      'kind thin': spread('kind thin'),
    },
  };
}
