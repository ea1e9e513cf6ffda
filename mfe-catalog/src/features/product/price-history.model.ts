/** x in years and parts of years, y in cents. */
export interface PricePoint {
  readonly x: number;
  readonly y: number;
}

/** What past sales of the same model show: dots, lines across, and the range in cents. */
export interface PriceHistoryView {
  readonly points: readonly PricePoint[];
  /** This item, never before the last sale. */
  readonly own: PricePoint;
  readonly ticks: readonly number[];
  readonly lowest: number;
  readonly highest: number;
  readonly firstYear: number;
  readonly lastYear: number;
}

const fewest = 3;

function yearOf(moment: string): number {
  const date = new Date(moment);
  const year = date.getUTCFullYear();
  const [start, end] = [Date.UTC(year, 0), Date.UTC(year + 1, 0)];
  return year + (date.getTime() - start) / (end - start);
}

/** A distance between lines that reads well: 1, 2 or 5 with zeros, at most three steps over the span. */
function stepOf(span: number): number {
  const rough = Math.max(span / 2, 100);
  const zeros = 10 ** Math.floor(Math.log10(rough));
  return ([1, 2, 5, 10].find((step) => step * zeros >= rough) ?? 10) * zeros;
}

function ticksOf(lowest: number, highest: number): number[] {
  const step = stepOf(highest - lowest);
  const first = Math.floor(lowest / step) * step;
  const count = Math.ceil((highest - first) / step);
  return Array.from({ length: count + 1 }, (_, index) => first + index * step);
}

/** A price and when it was paid or asked, in UTC. */
export type PricedMoment = readonly [cents: number, moment: string, ...more: unknown[]];

const pointOf = ([y, moment]: PricedMoment): PricePoint => ({ x: yearOf(moment), y });

/** The chart of past sales with this item's own price; null when there are too few sales to say anything. */
export function priceHistoryOf(sales: readonly PricedMoment[], own: PricedMoment): PriceHistoryView | null {
  if (sales.length < fewest) return null;
  const asking = own[0];
  const points = sales.map(pointOf).toSorted((a, b) => a.x - b.x);
  const cents = points.map(({ y }) => y);
  const years = points.map(({ x }) => Math.floor(x));
  const [lowest, highest] = [Math.min(...cents), Math.max(...cents)];
  return {
    points,
    own: { x: Math.max(pointOf(own).x, points.at(-1)?.x ?? 0), y: asking },
    ticks: ticksOf(Math.min(lowest, asking), Math.max(highest, asking)),
    lowest,
    highest,
    firstYear: Math.min(...years),
    lastYear: Math.max(...years),
  };
}
