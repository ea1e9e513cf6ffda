import type { ListingDocument } from '@headstock/contracts/listing-document';
import { isSame } from './editor.model.ts';

type Field = keyof ListingDocument;

/** Fields that say something only together: whoever changes one of them has decided about all. */
const together: readonly (readonly Field[])[] = [
  ['category', 'type'],
  ['yearFrom', 'yearTo', 'yearIsCirca'],
  ['photographs', 'partPhotographs'],
  ['acceptingOffers', 'declineBelowPercent'],
  ['sku', 'stock', 'options', 'variants'],
];

const fieldsOf = (document: ListingDocument): readonly Field[] => {
  const isField = (key: string): key is Field => Object.hasOwn(document, key);
  return Object.keys(document).filter(isField);
};

function groupsOf(document: ListingDocument): readonly (readonly Field[])[] {
  const grouped = new Set(together.flat());
  return [...together, ...fieldsOf(document).flatMap((field) => (grouped.has(field) ? [] : [[field]]))];
}

const withFields = (into: ListingDocument, from: ListingDocument, fields: readonly Field[]): ListingDocument =>
  fields.reduce<ListingDocument>((document, field) => ({ ...document, [field]: from[field] }), into);

/** Two texts of the same listing, each with what the other alone has changed. */
export interface MergedDocuments {
  /** Where both have changed something, it is as here. */
  readonly mine: ListingDocument;
  /** Where both have changed something, it is as there. */
  readonly theirs: ListingDocument;
  /** Both have changed the same into something else: somebody has to choose. */
  readonly isDisputed: boolean;
}

/** Puts what was written here and what was saved elsewhere together; `base` is what both began with. */
export function mergeDocuments(base: ListingDocument, here: ListingDocument, there: ListingDocument): MergedDocuments {
  const differ = (one: ListingDocument, other: ListingDocument, fields: readonly Field[]): boolean =>
    fields.some((field) => !isSame(one[field], other[field]));
  let merged: MergedDocuments = { mine: there, theirs: there, isDisputed: false };
  for (const fields of groupsOf(here)) {
    if (!differ(base, here, fields)) continue;
    const isOfBoth = differ(base, there, fields);
    merged = {
      mine: withFields(merged.mine, here, fields),
      theirs: isOfBoth ? merged.theirs : withFields(merged.theirs, here, fields),
      isDisputed: merged.isDisputed || (isOfBoth && differ(here, there, fields)),
    };
  }
  return merged;
}
