import { emptyListing, type ListingDocument, type ListingText } from '@headstock/contracts/listing-document';
import { isSame } from './editor.model.ts';
import type { ListingEditorFactFragment as Fact } from './listing-editor.generated.ts';

/** Where a fact belongs, and its value as JSON. */
export type FactValue = Pick<Fact, 'path' | 'value'>;

/** The patch that takes a suggestion over. The API gives values of the document, and checks them again as it saves. */
export function patchOf({ path, value }: FactValue, document: ListingDocument): Partial<ListingDocument> {
  const [table, key] = path.split('.');
  if (key === undefined) {
    const patch: Partial<ListingDocument> = JSON.parse(path === 'place' ? value : `{${JSON.stringify(path)}:${value}}`);
    return patch;
  }
  if (table === 'specs') {
    const text: ListingText = JSON.parse(value);
    return { specs: { ...document.specs, [key]: text } };
  }
  const measure: number = JSON.parse(value);
  return { measures: { ...document.measures, [key]: measure } };
}

/** Whether a suggestion would replace what somebody wrote or measured of this very instrument. */
export function replacesOwn(fact: FactValue, document: ListingDocument): boolean {
  const [table = '', key] = fact.path.split('.');
  if (key !== undefined) return Object.hasOwn(table === 'specs' ? document.specs : document.measures, key);
  const untouched = { ...document, ...emptyListing(document.kind) };
  const taken = patchOf(fact, document);
  const before = {
    ...untouched,
    ...Object.fromEntries(Object.keys(taken).map((name) => [name, Reflect.get(document, name)])),
  };
  return !isSame(before, untouched);
}
