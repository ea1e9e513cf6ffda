import { emptyListing, type ListingDocument } from '@headstock/contracts/listing-document';
import type { ListingEditorStateFragment } from './listing-editor.generated.ts';

/** A listing as the server answers it. */
export function listingState(
  document: Partial<ListingDocument> = {},
  more: Partial<ListingEditorStateFragment> = {},
  listing: Partial<ListingEditorStateFragment['listing']> = {},
): ListingEditorStateFragment {
  return {
    id: 'l1',
    document: JSON.stringify({ ...emptyListing('instrument'), ...document }),
    published: null,
    isChanged: false,
    canEdit: true,
    actions: ['PUBLISH', 'DELETE'],
    asked: 'SELLER',
    markedFields: [],
    isAdopted: false,
    steps: [],
    ...more,
    listing: {
      id: 'l1',
      state: 'INITIAL',
      version: 3,
      title: '',
      isConsignment: false,
      askedReason: null,
      pausedUntil: null,
      submittedAt: null,
      openOffers: 0,
      watchers: 0,
      seller: { id: 's', displayName: 'Ridge Guitars' },
      item: null,
      ...listing,
    },
  };
}
