import {
  comparablesOf,
  indexSales,
  learnValuation,
  type MeasuredSale,
  valueInstrument,
} from '@headstock/api/measured-sales';

/** How well prices of held-out sales were told. Errors are shares of the price, 0.1 for a tenth. */
export interface ValuationQuality {
  /** Sales that were learned from, and held-out ones that were valued. */
  readonly trained: number;
  readonly valued: number;
  /** Held-out sales with nothing to compare. */
  readonly unknown: number;
  /** The first day of the held-out sales. */
  readonly from: string;
  readonly medianError: number;
  /** Share of the held-out sales that ended within the range. */
  readonly held: number;
  readonly categoryError: number;
  readonly modelError: number;
  /** The same for the same sales, each by three comparables alone. */
  readonly thinError: number;
  readonly thinHeld: number;
}

const FEW = 3;
/** The newest fifth is held out. */
const HELD_OUT = 0.2;

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const [below = Number.NaN, above = below] =
    sorted.length % 2 === 1 ? [sorted[middle]] : [sorted[middle - 1], sorted[middle]];
  return (below + above) / 2;
}

const error = (told: number, cents: number): number => Math.abs(told / cents - 1);
const share = (values: readonly boolean[]): number => values.filter(Boolean).length / values.length;

function medians(sales: readonly MeasuredSale[], keyOf: (sale: MeasuredSale) => string): ReadonlyMap<string, number> {
  const groups = Map.groupBy(sales, keyOf);
  return new Map([...groups].map(([key, group]) => [key, median(group.map(({ cents }) => cents))]));
}

const categoryOf = ({ categoryId }: MeasuredSale): string => categoryId ?? '';
const modelOf = ({ brandId, modelName }: MeasuredSale): string => `${brandId} ${modelName}`;

/**
 * Holds the newest fifth of the sales out and values each from the older ones alone. An instrument that was sold in both parts, by
 * its serial number, is left out of the older part. The baselines are the medians of category, and of maker and model where it was sold.
 */
export function evaluateValuation(sales: readonly MeasuredSale[]): ValuationQuality {
  const sorted = sales.toSorted((a, b) => a.soldAt.getTime() - b.soldAt.getTime());
  const cut = Math.floor(sorted.length * (1 - HELD_OUT));
  const from = sorted[cut]?.soldAt ?? new Date(0);
  const heldOut = sorted.filter(({ soldAt }) => soldAt >= from);
  const seen = new Set(heldOut.map(({ instrument }) => instrument));
  const older = sorted.filter(({ soldAt, instrument }) => soldAt < from && !seen.has(instrument));
  const basis = learnValuation(older);
  const index = indexSales(older);
  const [categories, models] = [medians(older, categoryOf), medians(older, modelOf)];
  const overall = median(older.map(({ cents }) => cents));
  const results = heldOut.flatMap((sale) => {
    const comparables = comparablesOf(sale, index);
    const valued = valueInstrument(sale, comparables, basis, sale.soldAt);
    const thin = valueInstrument(sale, comparables.slice(0, FEW), basis, sale.soldAt);
    if (!valued || !thin) return [];
    const byCategory = categories.get(categoryOf(sale)) ?? overall;
    return {
      error: error(valued.medianCents, sale.cents),
      holds: valued.lowCents <= sale.cents && sale.cents <= valued.highCents,
      thinError: error(thin.medianCents, sale.cents),
      thinHolds: thin.lowCents <= sale.cents && sale.cents <= thin.highCents,
      category: error(byCategory, sale.cents),
      model: error(models.get(modelOf(sale)) ?? byCategory, sale.cents),
    };
  });
  return {
    trained: older.length,
    valued: results.length,
    unknown: heldOut.length - results.length,
    from: from.toISOString().slice(0, 10),
    medianError: median(results.map((result) => result.error)),
    held: share(results.map(({ holds }) => holds)),
    categoryError: median(results.map(({ category }) => category)),
    modelError: median(results.map(({ model }) => model)),
    thinError: median(results.map((result) => result.thinError)),
    thinHeld: share(results.map(({ thinHolds }) => thinHolds)),
  };
}
