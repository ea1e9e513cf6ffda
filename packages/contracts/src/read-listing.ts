import * as z from 'zod/mini';
import { clipLimits } from './clips.ts';
import {
  conditions,
  finishFamilies,
  type ListingDocument,
  listingLimits,
  measureKeys,
  noListingText,
  originalityParts,
  originalityStates,
  reportTopics,
  specKeys,
} from './listing-document.ts';
import { photographShots } from './photographs.ts';

const text = (most: number) => z.string().check(z.maxLength(most));
const localText = (most: number) => z.object({ en: text(most), fr: text(most) });
const whole = (least: number, most: number) => z.int().check(z.gte(least), z.lte(most));
const year = z.nullable(whole(0, 9_999));
const cents = z.nullable(whole(0, listingLimits.priceCents));

/** A table of optional entries: keys of a list, values of a schema. */
function table<Key extends string, Value extends z.ZodMiniType>(keys: readonly Key[], value: Value) {
  return z.partialRecord(z.enum(keys), value);
}

const variant = z.object({
  key: text(40),
  itemId: z.nullable(text(13)),
  values: z.array(localText(listingLimits.name)).check(z.maxLength(listingLimits.options)),
  sku: text(listingLimits.sku),
  priceCents: cents,
  stock: whole(0, listingLimits.stock),
});

const clip = z.object({
  id: text(40),
  file: z.string().check(z.regex(/^[0-9a-f]{20}\.[a-z0-9]{3,4}$/)),
  seconds: z.number().check(z.gte(0), z.lte(3_600)),
  title: localText(clipLimits.title),
  description: localText(clipLimits.description),
  captions: localText(clipLimits.captions),
  poster: z.nullable(z.object({ id: text(40), imageId: text(40) })),
});

const documentSchema: z.ZodMiniType<ListingDocument> = z.object({
  kind: z.enum(['instrument', 'goods']),
  brand: text(listingLimits.name),
  model: text(listingLimits.model),
  category: text(60),
  type: text(60),
  yearFrom: year,
  yearTo: year,
  yearIsCirca: z.boolean(),
  finish: localText(listingLimits.name),
  finishFamily: z.nullable(z.enum(finishFamilies)),
  handedness: z.nullable(z.enum(['right', 'left'])),
  serial: text(listingLimits.serial),
  specs: table(specKeys, localText(listingLimits.spec)),
  condition: z.nullable(z.enum(conditions)),
  report: table(reportTopics, localText(listingLimits.report)),
  originality: table(originalityParts, z.enum(originalityStates)),
  // Listings of before this was asked for have none.
  partPhotographs: z._default(table(originalityParts, text(40)), {}),
  measures: table(measureKeys, z.number().check(z.gte(0), z.lte(1_000_000))),
  title: localText(listingLimits.title),
  subtitle: localText(listingLimits.subtitle),
  description: localText(listingLimits.description),
  photographs: z
    .array(
      z.object({
        id: text(40),
        imageId: text(40),
        shot: z.nullable(z.enum(photographShots)),
        // Photographs of before this was asked for have none.
        alt: z._default(localText(listingLimits.alt), noListingText),
      }),
    )
    .check(z.maxLength(listingLimits.photographs)),
  // Listings of before there were any have none.
  clips: z._default(z.array(clip).check(z.maxLength(clipLimits.count)), []),
  priceCents: cents,
  acceptingOffers: z.boolean(),
  declineBelowPercent: z.nullable(whole(0, 100)),
  shippingClass: z.enum(['guitar', 'amp', 'small']),
  shippingGrams: z.nullable(whole(0, listingLimits.shippingGrams)),
  localPickupOnly: z.boolean(),
  sku: text(listingLimits.sku),
  stock: whole(0, listingLimits.stock),
  options: z.array(localText(listingLimits.name)).check(z.maxLength(listingLimits.options)),
  variants: z.array(variant).check(z.maxLength(listingLimits.variants)),
});

/** What was read of a document: the document, or the first place that is wrong, such as `title.en`. */
export type ReadListing =
  | { readonly ok: true; readonly document: ListingDocument }
  | { readonly ok: false; readonly path: string };

/** Reads a document from outside: a request's text, a row, the browser's own copy. Unknown keys are left out. */
export function readListing(json: string): ReadListing {
  let given: unknown;
  try {
    given = JSON.parse(json);
  } catch {
    return { ok: false, path: '' };
  }
  const result = documentSchema.safeParse(given);
  if (result.success) return { ok: true, document: result.data };
  return { ok: false, path: result.error.issues[0]?.path.join('.') ?? '' };
}
