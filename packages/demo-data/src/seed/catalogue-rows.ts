import {
  conditionLabel,
  idAt,
  itemTraits,
  type Locale,
  type SearchDocument,
  searchDocument,
  tagLabel,
  toSlug,
} from '@headstock/api/seeding';
import type { DemoCatalogue, DemoImage, DemoItem, DemoVariant, Text } from '#demo-data/catalogue/index.ts';
import { defaultBackdrop, usualFinish } from '#demo-data/drawings/index.ts';
import { imageIdOf } from './image-id.ts';
import type { SeedRow } from './insert-many.ts';

/** Seeded ids count up from here, so that the demo shop has the same addresses wherever it runs. */
const FIRST_DAY = new Date('2026-01-01T00:00:00.000Z');
const DAY_MS = 86_400_000;
const locales: readonly Locale[] = ['en', 'fr'];

/** A maker of ids that gives the same ids in the same order. */
export function idCounter(): () => string {
  let number = 0;
  return () => {
    number += 1;
    return idAt(new Date(FIRST_DAY.getTime() + number), 0);
  };
}

/** A listing's row and the words under which it is found. */
export type ListingRow = SeedRow & { search: SearchDocument };

/** All rows of the catalogue's tables. */
export type CatalogueRows = {
  brands: SeedRow[];
  categories: SeedRow[];
  types: SeedRow[];
  items: SeedRow[];
  item_texts: SeedRow[];
  images: SeedRow[];
  item_images: SeedRow[];
  listings: ListingRow[];
  past_sales: SeedRow[];
};

function yearsOf({ dating }: DemoItem): { from: number | null; to: number | null; isCirca: boolean } {
  if (dating.kind === 'none') return { from: null, to: null, isCirca: false };
  if (dating.kind === 'range') return { from: dating.from, to: dating.to, isCirca: false };
  return { from: dating.year, to: null, isCirca: dating.kind === 'circa' };
}

/** The bench writes its report two days before a thing is listed. */
function reportedBefore(listedAt: string): string {
  return new Date(Date.parse(listedAt) - 2 * DAY_MS).toISOString();
}

/** The backdrop behind a drawing in formats without transparency. */
function backdropOf({ body, finish }: DemoImage['drawing']): string {
  return defaultBackdrop(finish ?? usualFinish(body)).toUpperCase();
}

/** Where the demo's sellers send from: the dealer from home, everything else from the store. */
const shipsFrom: Readonly<Record<DemoItem['seller'], string>> = {
  house: 'us-tennessee',
  private: 'us-tennessee',
  pro: 'us-north-carolina',
};

/** Every eleventh instrument that is not new here costs about a tenth less than it did. */
function priceBefore({ sku, askingPriceCents, dating, tags }: DemoItem): number | null {
  const number = Number(/\d+/.exec(sku)?.[0] ?? 0);
  if (number % 11 !== 3 || dating.kind === 'none' || tags.includes('new-arrival')) return null;
  return Math.round(askingPriceCents / 0.9 / 5_000) * 5_000;
}

/** Turns the generated catalogue into rows. One instance makes one catalogue. */
export class CatalogueWriter {
  readonly rows: CatalogueRows = {
    brands: [],
    categories: [],
    types: [],
    items: [],
    item_texts: [],
    images: [],
    item_images: [],
    listings: [],
    past_sales: [],
  };
  readonly #nextId: () => string;
  readonly #sellers: ReadonlyMap<string, string>;
  readonly #brands = new Map<string, string>();
  readonly #categories = new Map<string, { id: string; title: Text }>();
  readonly #types = new Map<string, { id: string; title: Text }>();
  readonly #images = new Set<string>();
  readonly #sales = new Set<string>();

  /** `sellers` maps the seller's key of the catalogue to the account's id. */
  constructor(nextId: () => string, sellers: ReadonlyMap<string, string>) {
    this.#nextId = nextId;
    this.#sellers = sellers;
  }

  write({ categories, items }: DemoCatalogue): CatalogueRows {
    categories.forEach(({ slug, title, description, types }, position) => {
      const id = this.#nextId();
      this.#categories.set(slug, { id, title });
      this.rows.categories.push({ id, slug, position, title, description });
      types.forEach((type, typePosition) => {
        const typeId = this.#nextId();
        this.#types.set(`${slug}/${type.slug}`, { id: typeId, title: type.title });
        this.rows.types.push({ ...type, id: typeId, category_id: id, position: typePosition });
      });
    });
    for (const item of items.toReversed()) this.#writeItem(item);
    return this.rows;
  }

  #brandId(name: string): string {
    const known = this.#brands.get(name);
    if (known !== undefined) return known;
    const id = this.#nextId();
    this.#brands.set(name, id);
    this.rows.brands.push({ id, name, slug: toSlug(name) });
    return id;
  }

  #writeImages(itemId: string, images: readonly DemoImage[]): void {
    images.forEach(({ view, drawing, frame, alt }, position) => {
      const id = imageIdOf(drawing, frame);
      if (!this.#images.has(id))
        this.rows.images.push({
          id,
          view: view.toUpperCase(),
          backdrop: backdropOf(drawing),
          alt,
          original_id: frame === undefined ? null : imageIdOf(drawing),
          frame: frame ?? null,
        });
      this.#images.add(id);
      this.rows.item_images.push({ item_id: itemId, position, image_id: id });
    });
  }

  #writeTexts(itemId: string, item: DemoItem, variant?: DemoVariant): void {
    for (const locale of locales) {
      this.rows.item_texts.push({
        item_id: itemId,
        locale,
        title: item.title[locale],
        subtitle: item.subtitle[locale],
        description: item.description[locale],
        finish: item.finish.label[locale],
        specs: item.specs.map(({ key, value }) => ({ key, value: value[locale] })),
        plate: item.plate.map(({ key, value, detail }) => ({ key, value: value[locale], detail: detail[locale] })),
        report: item.report.map(({ topic, text }) => ({ key: topic, text: text[locale] })),
        variant: (variant?.fields ?? []).map(({ name, value }) => ({ name: name[locale], value: value[locale] })),
      });
    }
  }

  #traits(item: DemoItem): string[] {
    return itemTraits({
      categorySlug: item.category,
      handedness: item.handedness,
      weightGrams: item.weightGrams,
      specs: item.specs.map(({ key, value }) => ({ key, value: value.en })),
      plate: item.plate.map(({ key, value, detail }) => ({ key, value: value.en, detail: detail.en })),
      names: [item.model, item.title.en],
      shipsFrom: item.shipping.localPickupOnly ? null : shipsFrom[item.seller],
    });
  }

  #search(item: DemoItem): SearchDocument {
    const { from, to } = yearsOf(item);
    const category = this.#categories.get(item.category)?.title;
    const type = this.#types.get(`${item.category}/${item.type}`)?.title;
    const both = (text: Text | undefined): string[] => (text ? [text.en, text.fr] : []);
    return searchDocument({
      titles: [...both(item.title), ...both(item.name)],
      brand: item.brand,
      model: item.model,
      years: from === null ? [] : Array.from({ length: (to ?? from) - from + 1 }, (_, index) => from + index),
      traits: [
        ...both(item.finish.label),
        item.finish.family,
        ...both(category),
        ...both(type),
        ...both(item.subtitle),
        ...locales.flatMap((locale) => [
          conditionLabel(item.condition, locale),
          ...item.tags.map((tag) => tagLabel(tag, locale)),
        ]),
      ],
      texts: both(item.description),
      sku: item.sku,
    });
  }

  #writeItem(item: DemoItem): void {
    const id = this.#nextId();
    const hasVariants = item.variants.length > 0;
    this.#writeOne(id, item, { parentId: null, hasVariants });
    for (const variant of item.variants) {
      this.#writeOne(this.#nextId(), item, { parentId: id, hasVariants: false, variant });
    }
    for (const sale of item.comparables) {
      const key = `${item.modelKey} ${sale.soldAt} ${sale.amountCents}`;
      if (this.#sales.has(key)) continue;
      this.#sales.add(key);
      this.rows.past_sales.push({
        id: this.#nextId(),
        model_key: item.modelKey,
        year: sale.year,
        condition: sale.condition,
        amount_cents: sale.amountCents,
        sold_at: sale.soldAt,
      });
    }
  }

  #writeOne(
    id: string,
    item: DemoItem,
    kind: { parentId: string | null; hasVariants: boolean; variant?: DemoVariant },
  ): void {
    const { variant } = kind;
    const { from, to, isCirca } = yearsOf(item);
    const places = {
      seller_account_id: this.#sellers.get(item.seller),
      brand_id: this.#brandId(item.brand),
      category_id: this.#categories.get(item.category)?.id,
      type_id: this.#types.get(`${item.category}/${item.type}`)?.id,
      condition: item.condition,
      finish_family: item.finish.family,
      tags: item.tags,
    };
    this.rows.items.push({
      ...places,
      id,
      slug: variant?.slug ?? item.slug,
      sku: variant?.sku ?? item.sku,
      parent_item_id: kind.parentId,
      has_variants: kind.hasVariants,
      model: item.model,
      model_key: item.modelKey,
      year_from: from,
      year_to: to,
      year_is_circa: isCirca,
      finish_key: item.finish.key,
      backdrop: item.backdrop.toUpperCase(),
      handedness: item.handedness,
      weight_grams: item.weightGrams,
      serial: item.serial,
      accepting_offers: item.acceptingOffers,
      offer_decline_threshold: item.offerDeclineThreshold === null ? null : 100 - item.offerDeclineThreshold,
      requires_shipping: item.shipping.requiresShipping,
      local_pickup_only: item.shipping.localPickupOnly,
      shipping_class: item.shipping.class,
      shipping_weight_grams: item.shipping.weightGrams,
      reported_at: item.report.length > 0 ? reportedBefore(item.listedAt) : null,
    });
    this.#writeTexts(id, item, variant);
    this.#writeImages(id, variant?.images ?? item.images);
    const isSold = item.state.kind === 'sold';
    const stock = variant?.stockLevel ?? item.stockLevel;
    this.rows.listings.push({
      ...places,
      id: this.#nextId(),
      item_id: id,
      asking_cents:
        item.state.kind === 'sold' ? item.state.soldPriceCents : (variant?.askingPriceCents ?? item.askingPriceCents),
      status: isSold || stock === 0 ? 'sold' : 'live',
      stock_level: isSold ? 0 : stock,
      listed_at: item.listedAt,
      sold_at: item.state.kind === 'sold' ? item.state.soldAt : stock === 0 ? item.listedAt : null,
      is_published: kind.parentId === null,
      decade: from === null ? null : Math.floor(from / 10) * 10,
      year: from,
      traits: this.#traits(item),
      dropped_from_cents: isSold ? null : priceBefore(item),
      search: this.#search(item),
    });
  }
}
