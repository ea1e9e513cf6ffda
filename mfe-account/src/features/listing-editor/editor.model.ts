import { emptyListing, type ListingDocument } from '@headstock/contracts/listing-document';
import type { ListingProblem } from '@headstock/contracts/listing-problems';
import type { ListingEditorQuery, ListingEditorStateFragment } from './listing-editor.generated.ts';

/** What the server says of a listing, without its texts. */
export type EditorFacts = Omit<ListingEditorStateFragment, 'document' | 'published'>;
export type ListingStep = ListingEditorStateFragment['steps'][number];
export type ListingAction = ListingEditorStateFragment['actions'][number];
export type Category = ListingEditorQuery['categories'][number];

/** A listing as the server has it: its facts and both revisions. */
export interface LoadedListing {
  readonly facts: EditorFacts;
  readonly document: ListingDocument;
  readonly published: ListingDocument | null;
}

/** A document of the API, which has checked it; complete even where the API knows fewer fields than this editor. */
function documentOf(json: string): ListingDocument {
  const document: ListingDocument = JSON.parse(json);
  return { ...emptyListing(document.kind), ...document };
}

/** Reads an answer of the server. */
export const toLoaded = ({ document, published, ...facts }: ListingEditorStateFragment): LoadedListing => ({
  facts,
  document: documentOf(document),
  published: published === null ? null : documentOf(published),
});

/** The sections of the editor, in its order; the ids of its parts. */
export const sections = [
  'what',
  'condition',
  'measures',
  'description',
  'photographs',
  'clips',
  'price',
  'shipping',
  'stock',
] as const;
export type Section = (typeof sections)[number];

const sectionOfField: Readonly<Record<string, Section>> = {
  finish: 'what',
  condition: 'condition',
  report: 'condition',
  originality: 'condition',
  partPhotographs: 'condition',
  measures: 'measures',
  title: 'description',
  subtitle: 'description',
  description: 'description',
  photographs: 'photographs',
  clips: 'clips',
  priceCents: 'price',
  acceptingOffers: 'price',
  declineBelowPercent: 'price',
  shippingClass: 'shipping',
  shippingGrams: 'shipping',
  localPickupOnly: 'shipping',
  sku: 'stock',
  stock: 'stock',
  options: 'stock',
  variants: 'stock',
};

/** The section in which a field of the document stands. */
export const sectionOf = (path: string): Section => sectionOfField[path.split('.')[0] ?? ''] ?? 'what';

const chosenFields: ReadonlySet<string> = new Set(['category', 'type', 'condition', 'finishFamily']);

/** The message for a problem: what is chosen from a list is asked for in other words than what is typed. */
export const problemName = ({ path, code }: ListingProblem): ListingProblem['code'] | 'unchosen' =>
  code === 'missing' && chosenFields.has(path) ? 'unchosen' : code;

/** The id of the control of a field, to which the list of what is missing leads. */
export const fieldId = (path: string): string => `listing-${path.replaceAll('.', '-')}`;

/** Whether two values say the same, whatever the order of their keys. */
export function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  const keys = new Set([...Object.keys(one), ...Object.keys(other)]);
  const [left, right]: readonly Readonly<Record<string, unknown>>[] = [{ ...one }, { ...other }];
  return Array.isArray(one) === Array.isArray(other) && [...keys].every((key) => isSame(left?.[key], right?.[key]));
}

/** A field that differs between two revisions. */
export interface Difference {
  readonly path: string;
  readonly before: unknown;
  readonly after: unknown;
}

const isTable = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function differencesAt(path: string, before: unknown, after: unknown): Difference[] {
  if (isSame(before, after)) return [];
  if (!isTable(before) || !isTable(after)) return [{ path, before, after }];
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((key) =>
    differencesAt(path === '' ? key : `${path}.${key}`, before[key], after[key]),
  );
}

/** What differs between two revisions, field by field, in the order of the document; lists are compared as a whole. */
export const differencesOf = (before: ListingDocument, after: ListingDocument): Difference[] =>
  differencesAt('', before, after);
