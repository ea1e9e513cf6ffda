import {
  comparablesOf,
  errorOf,
  holdOut,
  indexSales,
  learnValuation,
  medianOf,
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

const share = (values: readonly boolean[]): number => values.filter(Boolean).length / values.length;

function medians(sales: readonly MeasuredSale[], keyOf: (sale: MeasuredSale) => string): ReadonlyMap<string, number> {
  const groups = Map.groupBy(sales, keyOf);
  return new Map([...groups].map(([key, group]) => [key, medianOf(group.map(({ cents }) => cents))]));
}

const categoryOf = ({ categoryId }: MeasuredSale): string => categoryId ?? '';
const modelOf = ({ brandId, modelName }: MeasuredSale): string => `${brandId} ${modelName}`;

/**
 * Holds the newest fifth of the sales out and values each from the older ones alone. An instrument that was sold in both parts, by
 * its serial number, is left out of the older part. The baselines are the medians of category, and of maker and model where it was sold.
 */
export function evaluateValuation(sales: readonly MeasuredSale[]): ValuationQuality {
  const { from, older, heldOut } = holdOut(sales);
  const basis = learnValuation(older);
  const index = indexSales(older);
  const [categories, models] = [medians(older, categoryOf), medians(older, modelOf)];
  const overall = medianOf(older.map(({ cents }) => cents));
  const results = heldOut.flatMap((sale) => {
    const comparables = comparablesOf(sale, index);
    const valued = valueInstrument(sale, comparables, basis, sale.soldAt);
    const thin = valueInstrument(sale, comparables.slice(0, FEW), basis, sale.soldAt);
    if (!valued || !thin) return [];
    const byCategory = categories.get(categoryOf(sale)) ?? overall;
    return {
      error: errorOf(valued.medianCents, sale.cents),
      holds: valued.lowCents <= sale.cents && sale.cents <= valued.highCents,
      thinError: errorOf(thin.medianCents, sale.cents),
      thinHolds: thin.lowCents <= sale.cents && sale.cents <= thin.highCents,
      category: errorOf(byCategory, sale.cents),
      model: errorOf(models.get(modelOf(sale)) ?? byCategory, sale.cents),
    };
  });
  return {
    trained: older.length,
    valued: results.length,
    unknown: heldOut.length - results.length,
    from: from.toISOString().slice(0, 10),
    medianError: medianOf(results.map((result) => result.error)),
    held: share(results.map(({ holds }) => holds)),
    categoryError: medianOf(results.map(({ category }) => category)),
    modelError: medianOf(results.map(({ model }) => model)),
    thinError: medianOf(results.map((result) => result.thinError)),
    thinHeld: share(results.map(({ thinHolds }) => thinHolds)),
  };
}
