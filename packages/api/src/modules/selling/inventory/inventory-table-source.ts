import { conditions } from '@headstock/contracts/listing-document';
import { everyPage } from '#api/platform/exports/every-page.ts';
import { allKnown, decimal, oneKnown, oneOf } from '#api/platform/exports/read-query.ts';
import { defineTableSource, type ExportQuery } from '#api/platform/exports/table-source.ts';
import { type ListingRow, loadListingRows } from '#api/modules/selling/listing-lists.ts';
import { shownStates } from '#api/modules/selling/listing-states.model.ts';
import { type InventoryFilter, readInventory } from './inventory-list.ts';

type Row = { readonly row: ListingRow; readonly seller: string; readonly locale: 'en' | 'fr' };

const DAY_MS = 24 * 3_600_000;
/** So few pieces are worth ordering anew, as in the list. */
const FEW = 3;

const amountOf = (text: string | null): number | null =>
  text !== null && /^\d{1,9}(\.\d{1,2})?$/.test(text) ? Math.round(Number(text) * 100) : null;

function dayOf(text: string | null, later = 0): Date | null {
  const day = new Date(`${text ?? ''}T00:00:00.000Z`);
  return Number.isNaN(day.getTime()) ? null : new Date(day.getTime() + later);
}

/** What the address of the list asks for. */
function filterOf(query: ExportQuery): InventoryFilter {
  const pieces = oneKnown(query, 'pieces', ['none', 'few', 'many']);
  const needs = allKnown(query, 'needs', ['answer', 'photographs', 'hold']);
  return {
    search: oneOf(query, 'search'),
    states: allKnown(query, 'state', shownStates),
    sellerKinds: allKnown(query, 'whose', ['SHOP', 'PRIVATE', 'PROFESSIONAL']),
    categories: query['category'] ?? [],
    conditions: allKnown(query, 'condition', conditions),
    brand: oneOf(query, 'brand'),
    seller: oneOf(query, 'seller'),
    waiting: needs.includes('answer'),
    withoutPhotographs: needs.includes('photographs'),
    onHold: needs.includes('hold'),
    stockFrom: pieces === 'many' ? FEW + 1 : pieces === 'few' ? 1 : null,
    stockTo: pieces === 'none' ? 0 : pieces === 'few' ? FEW : null,
    priceFromCents: amountOf(oneOf(query, 'price-from')),
    priceToCents: amountOf(oneOf(query, 'price-to')),
    listedFrom: dayOf(oneOf(query, 'listed-from')),
    // The last day of a range is part of it.
    listedTo: dayOf(oneOf(query, 'listed-to'), DAY_MS),
  };
}

/** The stock of everybody as a file: the listings that the list finds, the newest first. */
export const inventoryTableSource = defineTableSource<Row>({
  id: 'listings',
  grant: 'catalogue:read',
  title: { en: 'Listings', fr: 'Annonces' },
  columns: {
    title: {
      label: { en: 'Title', fr: 'Titre' },
      value: ({ row, locale }) => (locale === 'fr' ? row.titleFr : row.titleEn),
    },
    state: { label: { en: 'State', fr: 'État' }, value: ({ row }) => row.state },
    price: {
      label: { en: 'Price', fr: 'Prix' },
      value: ({ row }) => (row.askingCents === null ? null : decimal(row.askingCents)),
    },
    stock: { label: { en: 'Pieces', fr: 'Pièces' }, value: ({ row }) => row.stockLevel },
    seller: { label: { en: 'Seller', fr: 'Vendeur' }, value: ({ seller }) => seller },
    sku: { label: { en: 'Stock number', fr: 'Référence' }, value: ({ row }) => row.sku },
    serial: { label: { en: 'Serial', fr: 'Numéro de série' }, value: ({ row }) => row.serial },
    category: {
      label: { en: 'Category', fr: 'Catégorie' },
      value: ({ row, locale }) => row.categoryTitle?.[locale] ?? null,
    },
    condition: { label: { en: 'Condition', fr: 'État de conservation' }, value: ({ row }) => row.condition },
    photographs: { label: { en: 'Photographs', fr: 'Photos' }, value: ({ row }) => row.photographCount },
    watchers: { label: { en: 'On wishlists', fr: 'Dans des favoris' }, value: ({ row }) => row.watchers },
    offers: { label: { en: 'Open offers', fr: 'Offres ouvertes' }, value: ({ row }) => row.openOffers },
    age: {
      label: { en: 'Listed', fr: 'En ligne depuis' },
      value: ({ row }) => (row.listedAt ?? row.updatedAt).toISOString(),
    },
  },
  pages: ({ db, locale }, query) =>
    everyPage(async (page) => {
      const { entries, pageInfo } = await readInventory(db, filterOf(query), page);
      const rows = await loadListingRows(
        db,
        entries.map(({ id }) => id),
      );
      const sellers = await db
        .selectFrom('accounts')
        .select(['id', 'display_name'])
        .where('id', 'in', [...new Set([...rows.values()].map(({ sellerId }) => sellerId)), ''])
        .execute();
      const nameOf = new Map(sellers.map(({ id, display_name: name }) => [id, name ?? '']));
      const shown = entries.flatMap(({ id }) => {
        const row = rows.get(id);
        return row ? [{ row, seller: nameOf.get(row.sellerId) ?? '', locale }] : [];
      });
      return { rows: shown, pageInfo };
    }),
});
