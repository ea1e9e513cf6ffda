import type { ListingDocument } from '@headstock/contracts/listing-document';
import { isSame, type LoadedListing } from './editor.model.ts';
import { mergeDocuments, type MergedDocuments } from './merge-documents.model.ts';

/** How what is written stands to what is saved. */
export type SaveStatus =
  | { readonly kind: 'saved'; readonly at: Date | null }
  | { readonly kind: 'dirty' }
  | { readonly kind: 'saving' }
  /** The server did not answer: it is tried again. */
  | { readonly kind: 'offline' }
  /** The sign-in has expired. */
  | { readonly kind: 'signedOut' }
  /** The server will not take it: nothing is tried again before something is changed. */
  | { readonly kind: 'refused'; readonly message: string; readonly path: string | null }
  /** Somebody else saved, and changed what was changed here, too: both texts are here. */
  | { readonly kind: 'conflict'; readonly theirs: LoadedListing };

/** The listing in the editor. */
export interface EditorState {
  /** What the server had last. */
  readonly loaded: LoadedListing;
  /** What is written. */
  readonly document: ListingDocument;
  readonly status: SaveStatus;
}

/** What happens to it. */
export type EditorEvent =
  | { readonly kind: 'change'; readonly patch: Partial<ListingDocument> }
  | { readonly kind: 'saving' }
  | { readonly kind: 'saved'; readonly sent: ListingDocument; readonly loaded: LoadedListing; readonly at: Date }
  | { readonly kind: 'failed'; readonly status: Extract<SaveStatus, { kind: 'offline' | 'signedOut' | 'refused' }> }
  | { readonly kind: 'conflict'; readonly theirs: LoadedListing }
  | { readonly kind: 'keepMine' }
  | { readonly kind: 'takeTheirs' }
  /** The server moved it, or the page was loaded again. */
  | { readonly kind: 'loaded'; readonly loaded: LoadedListing };

/** Begins with what the server has. */
export const beginEditing = (loaded: LoadedListing): EditorState => ({
  loaded,
  document: loaded.document,
  status: { kind: 'saved', at: null },
});

const written = (state: EditorState, document: ListingDocument): EditorState => ({
  ...state,
  document,
  // Until it is decided whose text stays, nothing is saved.
  status: state.status.kind === 'conflict' ? state.status : { kind: 'dirty' },
});

/** What is written here and what another window saved, put together; null while there is nothing to choose. */
export const choiceOf = ({ status, loaded, document }: EditorState): MergedDocuments | null =>
  status.kind === 'conflict' ? mergeDocuments(loaded.document, document, status.theirs.document) : null;

/** Goes on with a text over what another window saved. */
const goOn = (theirs: LoadedListing, document: ListingDocument): EditorState =>
  isSame(document, theirs.document) ? beginEditing(theirs) : { loaded: theirs, document, status: { kind: 'dirty' } };

/** The editor after an event. What is written is never lost: an answer of the server takes the place of what was sent alone. */
export function editorReducer(state: EditorState, event: EditorEvent): EditorState {
  switch (event.kind) {
    case 'change':
      return written(state, { ...state.document, ...event.patch });
    case 'saving':
      return { ...state, status: { kind: 'saving' } };
    case 'saved': {
      const isStill = isSame(state.document, event.sent);
      return {
        loaded: event.loaded,
        document: isStill ? event.loaded.document : state.document,
        status: isStill ? { kind: 'saved', at: event.at } : { kind: 'dirty' },
      };
    }
    case 'failed':
      return { ...state, status: event.status };
    case 'conflict': {
      const { theirs } = event;
      const merged = mergeDocuments(state.loaded.document, state.document, theirs.document);
      // What only one of the windows has changed needs no choice.
      return merged.isDisputed ? { ...state, status: { kind: 'conflict', theirs } } : goOn(theirs, merged.mine);
    }
    case 'keepMine':
    case 'takeTheirs': {
      const choice = choiceOf(state);
      if (!choice || state.status.kind !== 'conflict') return state;
      return goOn(state.status.theirs, event.kind === 'keepMine' ? choice.mine : choice.theirs);
    }
    case 'loaded':
      return beginEditing(event.loaded);
  }
}

/** Whether something is written that the server does not have. */
export const isUnsaved = ({ document, loaded }: EditorState): boolean => !isSame(document, loaded.document);
