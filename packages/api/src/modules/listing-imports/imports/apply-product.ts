import type { ListingDocument } from '@headstock/contracts/listing-document';
import { listingProblems } from '@headstock/contracts/listing-problems';
import { draftListing, isAdopted, moveListing, type OwnListing, saveListing } from '#api/modules/selling/index.ts';
import { loadKnownPictures, type PictureContext } from '#api/modules/listing-imports/pictures/known-pictures.ts';
import type { Issue, IssueCode } from '#api/modules/listing-imports/rows/issues.ts';
import { linksOf } from '#api/modules/listing-imports/rows/photograph-links.ts';
import type { Places } from '#api/modules/listing-imports/rows/places.ts';
import { columnName, pictureCells, type Product } from '#api/modules/listing-imports/rows/product.ts';
import { readProduct } from '#api/modules/listing-imports/rows/read-product.ts';
import type { ActorContext } from '#api/platform/actor-context.ts';
import { DomainError } from '#api/platform/domain-error.ts';
import { matchListing } from './match-listing.ts';
import { type Plan, planListing } from './plan-listing.model.ts';

export type WorkContext = PictureContext & {
  readonly actor: ActorContext;
  readonly places: Places;
  /** How many listings the seller has not finished, counted on as drafts are made. */
  readonly drafts: { unfinished: number };
};

/** A product as it is to be imported: the listing that it is about, what that becomes, and what there is to say. */
export type Prepared = {
  readonly existing: OwnListing | null;
  readonly document: ListingDocument;
  readonly plan: Plan;
  readonly issues: readonly Issue[];
};

/** Fields of a listing as columns name them, where the two differ. */
const fieldOfPath: Readonly<Record<string, string>> = {
  yearFrom: 'year',
  yearTo: 'year',
  priceCents: 'price',
  photographs: 'photograph',
  variants: 'variantStock',
  options: 'option1Name',
};

/** The column of a path of the document: `priceCents` is what the file calls the price. */
function columnOfPath({ columns }: Product, path: string): string {
  const [head = ''] = path.split('.');
  return columnName(columns, fieldOfPath[head] ?? (head === 'measures' ? path.replace('measures', 'measure') : head));
}

const issue = (product: Product, code: IssueCode, column: string | null, detail: string | null = null): Issue => ({
  line: product.records[0]?.line ?? 1,
  column,
  value: '',
  code,
  detail,
});

/** What an import does with a product, as everything stands now. Nothing is written. */
export async function prepareProduct(
  { actor, places, ...context }: Omit<WorkContext, 'drafts'>,
  product: Product,
  identity: string,
): Promise<Prepared> {
  const existing = (await matchListing(actor, product, identity)) ?? null;
  const pictures = await loadKnownPictures(actor, context, linksOf(pictureCells(product) ?? []));
  const read = readProduct(product, existing?.document ?? null, { places, pictures });
  const problems = listingProblems(read.document, 'all', {
    now: actor.now,
    isAdopted: existing !== null && isAdopted(existing),
  });
  const plan = planListing({ existing, ...read, isComplete: problems.length === 0 });
  const isOver = existing?.standing.shown === 'SOLD' || existing?.standing.shown === 'ENDED';
  const missing =
    plan.outcome === 'FAILED' || isOver
      ? []
      : problems.map(({ path, code }) => issue(product, 'missing', columnOfPath(product, path), code));
  const notes = plan.notes.map((code) => issue(product, code, null));
  return { existing, document: read.document, plan, issues: [...read.issues, ...missing, ...notes] };
}

/**
 * Imports a product by the ways of the editor: a draft, its document, its move. Throws a DomainError where the shop refuses, with
 * nothing done when it is undone with its transaction.
 */
export async function applyPlan(
  { actor, baseUrl, drafts }: WorkContext,
  { existing, document, plan }: Prepared,
): Promise<string | null> {
  if (plan.outcome === 'FAILED') return existing?.id ?? null;
  const json = JSON.stringify(document);
  let version = existing?.version ?? 1;
  const id = existing?.id ?? (await draftListing(actor, json, drafts.unfinished));
  if (!existing) drafts.unfinished += 1;
  if (existing && plan.isSaved) {
    const saved = await saveListing(actor, id, existing.version, json);
    if (saved.isConflict) throw new DomainError('conflict', `The listing ${id} was changed meanwhile.`);
    version = saved.listing.version;
  }
  if (plan.action) await moveListing(actor, baseUrl, { id, version, action: plan.action });
  return id;
}
