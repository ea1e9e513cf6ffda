import { isDeepStrictEqual } from 'node:util';
import type { ListingDocument } from '@headstock/contracts/listing-document';
import type { Issue, IssueCode } from '#api/modules/listing-imports/rows/issues.ts';
import { levelOf } from '#api/modules/listing-imports/rows/issues.ts';
import type { Wish } from '#api/modules/listing-imports/rows/read-product.ts';
import { canEdit, type ListingAction, moveOf, type OwnListing } from '#api/modules/selling/index.ts';
import type { ImportOutcome } from '#api/modules/listing-imports/tables.ts';

/** What is done with the listing of a product. */
export type Plan = {
  readonly outcome: ImportOutcome;
  readonly isSaved: boolean;
  readonly action: ListingAction | null;
  /** What there is to know beside what the cells say. */
  readonly notes: readonly IssueCode[];
};

type Given = {
  readonly existing: OwnListing | null;
  readonly document: ListingDocument;
  readonly wish: Wish;
  readonly issues: readonly Issue[];
  /** Nothing keeps it from being for sale. */
  readonly isComplete: boolean;
};

const refused = (code: IssueCode): Plan => ({ outcome: 'FAILED', isSaved: false, action: null, notes: [code] });

/** The move that brings a listing that is not new to where the file wants it; null where it is there, or cannot get there. */
function actionOf(
  { mover, standing }: OwnListing,
  { wish, isComplete }: Given,
  isChanged: boolean,
): ListingAction | null {
  const after = { ...standing, isChanged: standing.isChanged || isChanged };
  const possible = (action: ListingAction): ListingAction | null => (moveOf(action, mover, after) ? action : null);
  if (wish === 'archived') return possible('END');
  if (wish !== 'active' || !isComplete) return null;
  if (standing.state === 'ENDED') return possible('RELIST');
  if (standing.state === 'PAUSED' && !isChanged) return possible('RESUME');
  // What the seller changed in the editor and has not published yet, the seller publishes.
  if (standing.wasPublished && (standing.isChanged || !isChanged)) return null;
  return possible('PUBLISH');
}

function notesOf(
  { standing }: OwnListing,
  { wish }: Given,
  isChanged: boolean,
  action: ListingAction | null,
): IssueCode[] {
  const isLive = standing.shown === 'LISTING_ACTIVE';
  if (wish === 'draft' && isLive) return ['stays-live'];
  return isChanged && isLive && action === null ? ['waits-for-you'] : [];
}

/** Decides what is done with the listing of a product, as it stands now. */
export function planListing(given: Given): Plan {
  const { existing, document, wish, issues, isComplete } = given;
  if (issues.some((issue) => levelOf(issue) === 'FAILED'))
    return { outcome: 'FAILED', isSaved: false, action: null, notes: [] };
  if (!existing) {
    const isPublished = wish === 'active' && isComplete;
    return {
      outcome: isPublished ? 'PUBLISHED' : 'DRAFTED',
      isSaved: true,
      action: isPublished ? 'PUBLISH' : null,
      notes: [],
    };
  }
  const { standing, mover } = existing;
  const isChanged = !isDeepStrictEqual(document, existing.document);
  if (isChanged && !canEdit(mover, standing)) return refused(standing.shown === 'SOLD' ? 'sold' : 'with-shop');
  const action = actionOf(existing, given, isChanged);
  const notes = notesOf(existing, given, isChanged, action);
  return { outcome: isChanged || action !== null ? 'UPDATED' : 'UNCHANGED', isSaved: isChanged, action, notes };
}
