import { conditions } from '@headstock/contracts/listing-document';
import { centsOf, daysOf, type ListState } from '#mfe-admin/features/list-page/list-address.model.ts';
import type { InventoryFilter } from './inventory.generated.ts';
import { listingStates } from './inventory-list.ts';

/** So few pieces are worth ordering anew. */
const FEW = 3;
const DAY_MS = 24 * 3_600_000;
const sellerKinds = ['SHOP', 'PRIVATE', 'PROFESSIONAL'] as const;

const beginOf = (day: string | null): string | null => (day === null ? null : `${day}T00:00:00.000Z`);
/** The beginning of the day after: the last day of a range is part of it. */
const endOf = (day: string | null): string | null =>
  day === null ? null : new Date(Date.parse(`${day}T00:00:00.000Z`) + DAY_MS).toISOString();

function piecesOf(choice: string | undefined): { readonly stockFrom: number | null; readonly stockTo: number | null } {
  if (choice === 'none') return { stockFrom: null, stockTo: 0 };
  if (choice === 'few') return { stockFrom: 1, stockTo: FEW };
  return { stockFrom: choice === 'many' ? FEW + 1 : null, stockTo: null };
}

/** What the API is asked for, by what stands in the address of the list. */
export function inventoryFilterOf(state: ListState): InventoryFilter {
  const given = (name: string): readonly string[] => state.filters[name] ?? [];
  const chosen = <Value extends string>(name: string, values: readonly Value[]): Value[] =>
    values.filter((value) => given(name).includes(value));
  const price = centsOf(state, 'price');
  const listed = daysOf(state, 'listed');
  return {
    search: state.search || null,
    states: chosen('state', listingStates),
    sellerKinds: chosen('whose', sellerKinds),
    categories: [...given('category')],
    conditions: chosen('condition', conditions),
    brand: given('brand')[0] ?? null,
    seller: given('seller')[0] ?? null,
    waiting: given('needs').includes('answer') || null,
    withoutPhotographs: given('needs').includes('photographs') || null,
    onHold: given('needs').includes('hold') || null,
    ...piecesOf(given('pieces')[0]),
    priceFromCents: price.from,
    priceToCents: price.to,
    listedFrom: beginOf(listed.from),
    listedTo: endOf(listed.to),
  };
}
