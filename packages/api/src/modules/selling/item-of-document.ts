import type { ListingDocument, OriginalityPart } from '@headstock/contracts/listing-document';
import { originalityParts, reportTopics, specKeys } from '@headstock/contracts/listing-document';
import { inEither, listingTitle, yearLabel } from '@headstock/contracts/listing-title';
import type { Locale } from '#api/platform/locale.ts';
import type {
  ImageToWrite,
  ItemClip,
  ItemCopy,
  ItemToWrite,
  OtherLanguage,
  PartImages,
  SpecRow,
  VariantToWrite,
  WrittenItem,
} from '#api/modules/catalog/index.ts';
import { shotName, viewCopy } from './views/view-copy.ts';
import { plateOf } from './measures.model.ts';

/** What is on the shop now, and the document that it was made of; null for the first time. */
export type Before = { readonly item: WrittenItem; readonly document: ListingDocument } | null;

const hands = { right: { en: 'Right', fr: 'Droitier' }, left: { en: 'Left', fr: 'Gaucher' } } as const;

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Rows that follow from other fields. One that the shop wrote stays while these fields are what they were. */
function derivedRows(document: ListingDocument, locale: Locale, before: Before): SpecRow[] {
  const { brand, model, yearFrom, yearTo, yearIsCirca, finish, handedness } = document;
  const made: readonly (readonly [key: string, value: string | null, of: readonly (keyof ListingDocument)[]])[] = [
    ['model', `${brand.trim()} ${model.trim()}`, ['brand', 'model']],
    ['year', yearLabel(yearFrom, yearTo, yearIsCirca, locale), ['yearFrom', 'yearTo', 'yearIsCirca']],
    ['finish', inEither(finish, locale), ['finish']],
    ['handedness', handedness && hands[handedness][locale], ['handedness']],
  ];
  return made.flatMap(([key, value, of]): SpecRow[] => {
    const row = before?.item.texts[locale].specs.find((candidate) => candidate.key === key);
    if (row && of.every((field) => isSame(document[field], before?.document[field]))) return [row];
    return value ? [{ key, value }] : [];
  });
}

/** How much of what a seller wrote shows in the other language, as there is none of it in this one. */
function otherLanguageOf({ subtitle, description, report }: ListingDocument, locale: Locale): OtherLanguage {
  const written = [subtitle, description, ...Object.values(report)].filter(({ en, fr }) => en.trim() || fr.trim());
  const other = written.filter((text) => text[locale].trim() === '');
  if (other.length === 0) return 'none';
  return other.length === written.length ? 'all' : 'part';
}

function copyOf(document: ListingDocument, locale: Locale, before: Before): ItemCopy {
  const specs = specKeys.flatMap((key): SpecRow[] => {
    const value = document.specs[key] ? inEither(document.specs[key], locale) : '';
    return value === '' ? [] : [{ key, value }];
  });
  return {
    otherLanguage: otherLanguageOf(document, locale),
    title: listingTitle(document, locale),
    subtitle: inEither(document.subtitle, locale),
    description: inEither(document.description, locale),
    finish: inEither(document.finish, locale),
    specs: [...derivedRows(document, locale, before), ...specs],
    plate: plateOf(
      document.measures,
      locale,
      before ? { rows: before.item.texts[locale].plate, before: before.document.measures } : undefined,
    ),
    report: reportTopics.flatMap((key) => {
      const text = document.report[key] ? inEither(document.report[key], locale) : '';
      return text === '' ? [] : [{ key, text }];
    }),
  };
}

/** What a photograph shows: in its seller's words, else by the shot that it is said to be; empty where nothing is known. */
function altOf(document: ListingDocument, photographId: string): ImageToWrite['alt'] {
  const photograph = document.photographs.find(({ id }) => id === photographId);
  const inLocale = (locale: Locale): string => {
    if (!photograph) return '';
    const { alt, shot } = photograph;
    return (
      inEither(alt, locale) ||
      (shot ? viewCopy(locale).alt(listingTitle(document, locale), shotName(shot, locale)) : '')
    );
  };
  return { en: inLocale('en'), fr: inLocale('fr') };
}

/** The images of the parts that the sheet tells of, as far as their photographs are among those of the listing. */
function partImagesOf(
  { originality, partPhotographs }: ListingDocument,
  images: readonly { readonly id: string; readonly imageId: string }[],
): PartImages {
  const found: Partial<Record<OriginalityPart, string>> = {};
  for (const part of originalityParts) {
    const image = originality[part] && images.find(({ id }) => id === partPhotographs[part]);
    if (image) found[part] = image.imageId;
  }
  return found;
}

/** Tags that follow from what the seller says; null: nothing is said, so the shop's word stays. */
function ownTags({ handedness, originality }: ListingDocument): Readonly<Record<string, boolean | null>> {
  const known = Object.values(originality).filter((state) => state !== 'unknown');
  const said = (part: 'finish' | 'frets', tag: boolean): boolean | null =>
    originality[part] === undefined || originality[part] === 'unknown' ? null : tag;
  return {
    'left-handed': handedness === 'left',
    'all-original': known.length === 0 ? null : known.length >= 6 && known.every((state) => state === 'original'),
    refinished: said('finish', originality.finish === 'replaced'),
    refretted: said('frets', originality.frets === 'replaced'),
  };
}

function tagsOf(document: ListingDocument, before: Before): string[] {
  const own = ownTags(document);
  const kept = (before?.item.tags ?? []).filter((tag) => own[tag] === undefined || own[tag] === null);
  return [...kept, ...Object.keys(own).filter((tag) => own[tag] === true)];
}

function variantsOf({ options, variants, priceCents }: ListingDocument, before: Before): VariantToWrite[] {
  return variants.map(({ itemId, sku, values, priceCents: own, stock }) => {
    const fieldsIn = (locale: Locale) =>
      options.map((option, at) => ({ name: inEither(option, locale), value: inEither(values[at] ?? option, locale) }));
    const was = before?.document.variants.find((variant) => variant.itemId !== null && variant.itemId === itemId);
    return {
      itemId: was ? itemId : null,
      sku: sku.trim() || null,
      askingCents: own ?? priceCents ?? 0,
      stockChange: stock - (was?.stock ?? 0),
      fields: { en: fieldsIn('en'), fr: fieldsIn('fr') },
    };
  });
}

/** Pieces of a document: of its variants, or of itself. An instrument is one of a kind. */
const piecesOf = ({ kind, stock, variants }: ListingDocument): number =>
  variants.length > 0 ? variants.reduce((sum, variant) => sum + variant.stock, 0) : kind === 'instrument' ? 1 : stock;

/**
 * What the catalogue writes of a complete document. `images` are those of its photographs, `clips` its sounds and videos; null keeps what is there. Stock goes in as a change against what was
 * published last, so that a sale between the two is not undone.
 */
export function itemOfDocument(
  document: ListingDocument,
  {
    sellerAccountId,
    before,
    images,
    clips,
  }: {
    sellerAccountId: string;
    before: Before;
    images: readonly { readonly id: string; readonly imageId: string }[] | null;
    clips: readonly ItemClip[] | null;
  },
): ItemToWrite {
  const prices = document.variants.map(({ priceCents }) => priceCents ?? document.priceCents ?? 0);
  return {
    sellerAccountId,
    brand: document.brand.trim(),
    categorySlug: document.category,
    typeSlug: document.type,
    model: document.model.trim(),
    year_from: document.yearFrom,
    year_to: document.yearTo,
    yearIsCirca: document.yearIsCirca,
    finish_family: document.finishFamily ?? '',
    condition: document.condition ?? 'GOOD',
    handedness: document.handedness,
    weight_grams: document.measures.weightGrams === undefined ? null : Math.round(document.measures.weightGrams),
    serial: document.serial.trim() || null,
    originality: document.originality,
    partImages: images && partImagesOf(document, images),
    tags: tagsOf(document, before),
    accepting_offers: document.acceptingOffers && document.kind === 'instrument',
    offer_decline_threshold: document.acceptingOffers ? document.declineBelowPercent : null,
    requires_shipping: before?.item.requires_shipping ?? true,
    local_pickup_only: document.localPickupOnly,
    shipping_class: document.shippingClass,
    shipping_weight_grams: document.shippingGrams ?? 0,
    sku: document.sku.trim() || null,
    askingCents: prices.length > 0 ? Math.min(...prices) : (document.priceCents ?? 0),
    stockChange: piecesOf(document) - (before ? piecesOf(before.document) : 0),
    copy: { en: copyOf(document, 'en', before), fr: copyOf(document, 'fr', before) },
    images: images && images.map(({ id, imageId }) => ({ id: imageId, alt: altOf(document, id) })),
    clips,
    variants: variantsOf(document, before),
  };
}
