import {
  emptyListing,
  finishFamilies,
  type ListingDocument,
  reportTopics,
  specKeys,
} from '@headstock/contracts/listing-document';
import { composedTitle } from '@headstock/contracts/listing-title';
import type { LocalText } from '#api/platform/locale.ts';
import type { WrittenItem } from '#api/modules/catalog/index.ts';
import { measuresOf } from './measures.model.ts';

/** The French text, or nothing where it is the English one again. */
const localText = (en: string, fr: string): LocalText => ({ en, fr: fr === en ? '' : fr });

/** Categories of which everything is goods. */
export const goodsCategories: readonly string[] = ['accessories', 'merch'];

function textsByKey<Key extends string>(
  keys: readonly Key[],
  en: readonly { readonly key: string; readonly text: string }[],
  fr: readonly { readonly key: string; readonly text: string }[],
): Partial<Record<Key, LocalText>> {
  const found: Partial<Record<Key, LocalText>> = {};
  for (const key of keys) {
    const own = en.find((row) => row.key === key);
    if (own) found[key] = localText(own.text, fr.find((row) => row.key === key)?.text ?? '');
  }
  return found;
}

const ofSpecs = (specs: WrittenItem['texts']['en']['specs']) => specs.map(({ key, value }) => ({ key, text: value }));

const oneOf = <Value extends string>(text: string | null, known: readonly Value[]): Value | null =>
  known.find((value) => value === text) ?? null;

/** What a seller would have written for an item that is in the shop already, such as an imported one. */
export function documentOfItem(item: WrittenItem): ListingDocument {
  const { en, fr } = item.texts;
  const isGoods = item.variants.length > 0 || goodsCategories.includes(item.categorySlug);
  const named = {
    brand: item.brand,
    model: item.model,
    yearFrom: item.year_from,
    yearTo: item.year_to,
    yearIsCirca: item.year_is_circa,
    title: { en: '', fr: '' },
  };
  const isComposed = en.title === composedTitle(named, 'en') && fr.title === composedTitle(named, 'fr');
  return {
    ...emptyListing(isGoods ? 'goods' : 'instrument'),
    ...named,
    title: isComposed ? named.title : { en: en.title, fr: fr.title === en.title ? '' : fr.title },
    category: item.categorySlug,
    type: item.typeSlug,
    finish: localText(en.finish, fr.finish),
    finishFamily: oneOf(item.finish_family, finishFamilies),
    handedness: oneOf(item.handedness, ['right', 'left']),
    serial: item.serial ?? '',
    specs: textsByKey(specKeys, ofSpecs(en.specs), ofSpecs(fr.specs)),
    condition: item.condition,
    report: textsByKey(reportTopics, en.report, fr.report),
    originality: item.originality,
    measures: measuresOf(en.plate, item.weight_grams),
    subtitle: localText(en.subtitle, fr.subtitle),
    description: localText(en.description, fr.description),
    clips: item.clips.map(({ clipId, file, seconds, title, description, captions }) => ({
      id: clipId,
      file,
      seconds,
      title,
      description,
      captions,
      poster: null,
    })),
    priceCents: item.askingCents,
    acceptingOffers: item.accepting_offers,
    declineBelowPercent: item.offer_decline_threshold,
    shippingClass: item.shipping_class,
    shippingGrams: item.shipping_weight_grams,
    localPickupOnly: item.local_pickup_only,
    sku: item.sku,
    stock: item.variants.length > 0 ? 1 : item.stockLevel,
    options: (item.variants[0]?.fields.en ?? []).map(({ name }, at) =>
      localText(name, item.variants[0]?.fields.fr[at]?.name ?? ''),
    ),
    variants: item.variants.map(({ itemId, sku, askingCents, stockLevel, fields }) => ({
      key: itemId,
      itemId,
      sku,
      priceCents: askingCents,
      stock: stockLevel,
      values: fields.en.map(({ value }, at) => localText(value, fields.fr[at]?.value ?? '')),
    })),
  };
}
