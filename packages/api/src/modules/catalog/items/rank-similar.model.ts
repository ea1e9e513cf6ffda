/** What tells how near a thing that is for sale is to another one. */
export type Neighbour = {
  readonly itemId: string;
  readonly typeId: string;
  readonly cents: number;
  readonly year: number | null;
};
export type Origin = Omit<Neighbour, 'cents'> & { readonly cents: number | null };

/** So far is a thing of another type, as far as one of the same type that costs 55 times as much. */
const OTHER_TYPE = 4;
/** So many years are as far as a price that is 2.7 times as high. */
const YEARS = 20;

function distanceOf(origin: Origin, near: Neighbour): number {
  const type = near.typeId === origin.typeId ? 0 : OTHER_TYPE;
  const price = origin.cents === null ? 0 : Math.abs(Math.log(near.cents / origin.cents));
  const isUndated = near.year === null && origin.year === null;
  const years =
    near.year === null || origin.year === null ? (isUndated ? 0 : YEARS) : Math.abs(near.year - origin.year);
  return type + price + years / YEARS;
}

/** Ids of the `first` nearest to a thing, which is not one of them: of its type, else of another, near in price and year. */
export function rankSimilar(origin: Origin, neighbours: readonly Neighbour[], first: number): string[] {
  return neighbours
    .filter(({ itemId }) => itemId !== origin.itemId)
    .map((near) => ({ itemId: near.itemId, distance: distanceOf(origin, near) }))
    .toSorted((a, b) => a.distance - b.distance || (a.itemId < b.itemId ? -1 : 1))
    .slice(0, first)
    .map(({ itemId }) => itemId);
}
