import { useEmit } from '@headstock/event-bus/react';
import { listingStates } from '@headstock/contracts/tracking';
import { GraphQLError, TransportError, useGraphQLClient } from '@headstock/graphql-client';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { type ListingAction, toLoaded } from './editor.model.ts';
import { type ListingEditorMoveMutation, ListingEditorMoveDocument } from './listing-editor.generated.ts';
import type { ListingEditor } from './use-listing-editor.ts';

/** What came of a move. */
export type MoveResult = ListingEditorMoveMutation['listingMove'];

/** What a move takes along. */
export interface MoveGiven {
  readonly reason?: string;
  readonly fields?: readonly string[];
  readonly until?: string | null;
}

/** Moves after which what is written is gone anyway: a draft that the server refuses must not stand in their way. */
export const forgets = (action: ListingAction): boolean => action === 'DELETE' || action === 'DISCARD';

/**
 * Moves the listing of the editor: first saves what is written, so that what is published is what is seen. Where that fails, nothing is
 * moved. `failure` is what the last request threw, until `reset`.
 */
export function useMove(editor: ListingEditor) {
  const client = useGraphQLClient();
  const emit = useEmit();
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<GraphQLError | TransportError | null>(null);
  const move = async (action: ListingAction, given: MoveGiven): Promise<MoveResult | 'unsaved' | null> => {
    setBusy(true);
    setFailure(null);
    try {
      const { id } = editor.state.loaded.facts;
      const version = await (forgets(action) ? editor.settled() : editor.save());
      if (version === null) return 'unsaved';
      const { listingMove: answer } = await client.mutate(
        ListingEditorMoveDocument,
        { id, version, action, ...given },
        { cache: false, quiet: true },
      );
      if (answer.success && answer.editor) {
        const loaded = toLoaded(answer.editor);
        editor.show(loaded);
        const { state } = loaded.facts.listing;
        const tracked = listingStates.find((known) => known === state);
        if (tracked) emit('listing/state-changed', { listingId: id, state: tracked });
      }
      if (answer.success && forgets(action)) editor.forget();
      if (answer.success && action === 'DELETE') await navigate('/profile/selling/listings');
      return answer;
    } catch (error) {
      if (!(error instanceof GraphQLError || error instanceof TransportError)) throw error;
      setFailure(error);
      return null;
    } finally {
      setBusy(false);
    }
  };
  return { busy, failure, move, reset: (): void => setFailure(null) };
}
