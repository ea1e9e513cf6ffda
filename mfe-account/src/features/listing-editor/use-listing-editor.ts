import type { ListingDocument } from '@headstock/contracts/listing-document';
import { GraphQLError, TransportError, useGraphQLClient } from '@headstock/graphql-client';
import { useCallback, useEffect, useRef, useState } from 'react';
import { isSame, type LoadedListing, toLoaded } from './editor.model.ts';
import { ListingEditorSaveDocument } from './listing-editor.generated.ts';
import { dropCopy, keepCopy } from './local-copy.ts';
import { beginEditing, type EditorEvent, editorReducer, type EditorState, isUnsaved } from './save-state.model.ts';

/** After so long without a key what is written is saved. */
const PAUSE_MS = 1_200;
/** So long after a broken connection it is tried again. */
const RETRY_MS = 5_000;

/** The editor of a listing. */
export interface ListingEditor {
  readonly state: EditorState;
  readonly change: (patch: Partial<ListingDocument>) => void;
  /** Saves now; gives the version that has everything that is written, null where it could not be saved. */
  readonly save: () => Promise<number | null>;
  /** Waits for a save that runs, and gives the version that the server has; saves nothing. */
  readonly settled: () => Promise<number>;
  /** Whether something is written that the server does not have, at this very moment. */
  readonly hasUnsaved: () => boolean;
  /** Lets go of what is not saved. */
  readonly forget: () => void;
  readonly keepMine: () => void;
  readonly takeTheirs: () => void;
  /** Shows what a move made of it. */
  readonly show: (loaded: LoadedListing) => void;
}

/** Edits a listing: saves by itself while somebody writes, and keeps in the browser what is not saved yet. */
export function useListingEditor(given: LoadedListing): ListingEditor {
  const client = useGraphQLClient();
  const [state, setState] = useState(() => beginEditing(given));
  // A save that follows another begins before the answer to that one is rendered, and needs its version.
  const latest = useRef(state);
  const dispatch = useCallback((event: EditorEvent): void => {
    latest.current = editorReducer(latest.current, event);
    setState(latest.current);
  }, []);
  const running = useRef<Promise<number | null> | null>(null);
  const { id } = given.facts;

  const send = useCallback(async (): Promise<number | null> => {
    const { document, loaded, status } = latest.current;
    if (status.kind === 'conflict') return null;
    if (!isUnsaved(latest.current)) return loaded.facts.listing.version;
    dispatch({ kind: 'saving' });
    try {
      const variables = { id, version: loaded.facts.listing.version, document: JSON.stringify(document) };
      const { listingSave: answer } = await client.mutate(ListingEditorSaveDocument, variables, {
        quiet: true,
        cache: false,
      });
      const { success, code, message, path, editor } = answer;
      if (success && editor) {
        dispatch({ kind: 'saved', sent: document, loaded: toLoaded(editor), at: new Date() });
        return editor.listing.version;
      }
      if (code === 'conflict' && editor) dispatch({ kind: 'conflict', theirs: toLoaded(editor) });
      else dispatch({ kind: 'failed', status: { kind: 'refused', message: message ?? '', path } });
    } catch (error) {
      if (!(error instanceof GraphQLError || error instanceof TransportError)) throw error;
      const isSignedOut = error instanceof GraphQLError && error.code === 'UNAUTHENTICATED';
      const isTold = error instanceof GraphQLError && !isSignedOut;
      dispatch({
        kind: 'failed',
        status: isTold
          ? { kind: 'refused', message: error.message, path: null }
          : { kind: isSignedOut ? 'signedOut' : 'offline' },
      });
    }
    return null;
  }, [client, dispatch, id]);

  const save = useCallback(async (): Promise<number | null> => {
    if (running.current) await running.current;
    running.current ??= send().finally(() => {
      running.current = null;
    });
    return running.current;
  }, [send]);

  const { status, document, loaded } = state;
  const isSavedHere = status.kind === 'saved' && status.at !== null;
  useEffect(() => {
    if (!isSame(document, loaded.document)) keepCopy(id, document, loaded.facts.listing.version);
    // A copy of before this page was opened stays until somebody decides about it.
    else if (isSavedHere) dropCopy(id);
  }, [id, document, loaded, isSavedHere]);
  useEffect(() => {
    if (status.kind !== 'dirty' && status.kind !== 'offline') return undefined;
    const timer = setTimeout(() => void save(), status.kind === 'dirty' ? PAUSE_MS : RETRY_MS);
    const onOnline = (): void => void save();
    addEventListener('online', onOnline);
    return () => {
      clearTimeout(timer);
      removeEventListener('online', onOnline);
    };
    // Each change begins the pause anew.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [status, document, save]);

  return {
    state,
    change: useCallback((patch) => dispatch({ kind: 'change', patch }), [dispatch]),
    save,
    keepMine: useCallback(() => dispatch({ kind: 'keepMine' }), [dispatch]),
    takeTheirs: useCallback(() => {
      dropCopy(id);
      dispatch({ kind: 'takeTheirs' });
    }, [dispatch, id]),
    settled: useCallback(async () => {
      await running.current;
      return latest.current.loaded.facts.listing.version;
    }, []),
    hasUnsaved: useCallback(() => isUnsaved(latest.current), []),
    forget: useCallback(() => {
      dropCopy(id);
      dispatch({ kind: 'loaded', loaded: latest.current.loaded });
    }, [dispatch, id]),
    show: useCallback((shown) => dispatch({ kind: 'loaded', loaded: shown }), [dispatch]),
  };
}
