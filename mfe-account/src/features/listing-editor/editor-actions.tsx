import styled from '@emotion/styled';
import { listingProblems, type ListingProblem, problemCodes } from '@headstock/contracts/listing-problems';
import type { ListingDocument } from '@headstock/contracts/listing-document';
import { Button } from '@headstock/ui/button';
import { FormError } from '@headstock/ui/form-error';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import type { ListingAction } from './editor.model.ts';
import type { ListingEditor } from './use-listing-editor.ts';
import { forgets, type MoveGiven, type MoveResult, useMove } from './use-move.ts';

const LazyDialog = lazy(async () => ({
  default: (await import(/* webpackChunkName: "listing-action-dialog" */ './action-dialog.tsx')).ActionDialog,
}));

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;
`;

/** Steps that the draft must be complete for. */
const checked: readonly ListingAction[] = ['APPROVE', 'PUBLISH', 'SUBMIT', 'RELIST'];

/** Props of the actions. */
export interface EditorActionsProps {
  readonly editor: ListingEditor;
  readonly published: ListingDocument | null;
  /** A photograph is on its way: nothing is published without it. */
  readonly isUploading: boolean;
  readonly onIncomplete: (problems: readonly ListingProblem[]) => void;
}

const toProblems = (answer: MoveResult | null): readonly ListingProblem[] =>
  (answer?.problems ?? []).flatMap(({ path, code }) => {
    const known = problemCodes.find((problem) => problem === code);
    return known ? [{ path, code: known }] : [];
  });

/** What can be done with the listing now. Each is asked for in a dialog, after what is written was saved. */
export function EditorActions({ editor, published, isUploading, onIncomplete }: EditorActionsProps): ReactNode {
  const { document, loaded, status } = editor.state;
  const { actions, listing, isAdopted } = loaded.facts;
  const [asked, setAsked] = useState<ListingAction | null>(null);
  const [isWaiting, setWaiting] = useState(false);
  const { busy, failure, move, reset } = useMove(editor);
  const begin = async (action: ListingAction): Promise<void> => {
    reset();
    const needs = listing.isConsignment && listing.state === 'INITIAL' ? 'facts' : 'all';
    if (checked.includes(action)) {
      const problems = listingProblems(document, needs, { now: new Date(), isAdopted });
      if (problems.length > 0) return onIncomplete([]);
    }
    if (forgets(action)) return setAsked(action);
    setWaiting(true);
    const isSaved = (await editor.save()) !== null;
    setWaiting(false);
    if (isSaved) setAsked(action);
  };
  const go = async (given: MoveGiven): Promise<MoveResult | null> => {
    if (asked === null) return null;
    const answer = await move(asked, given);
    if (answer === 'unsaved') {
      // The line above says why.
      setAsked(null);
      return null;
    }
    if (answer?.code === 'incomplete') onIncomplete(toProblems(answer));
    return answer;
  };
  return (
    <Root>
      {isUploading && (
        <FormError>
          <FormattedMessage id="listingEditor.uploading" />
        </FormError>
      )}
      {listing.item && (
        <Button as={Link} variant="quiet" size="small" to={`/shop/${listing.item.slug}/${listing.item.id}`}>
          <FormattedMessage id="listings.view" />
        </Button>
      )}
      {actions.toReversed().map((action) => (
        <Button
          key={action}
          size="small"
          variant={action === actions[0] && checked.includes(action) ? 'plush' : 'quiet'}
          busy={(isWaiting || busy) && asked === null}
          disabled={isUploading || status.kind === 'conflict'}
          onClick={() => void begin(action)}
        >
          <FormattedMessage id={`listingEditor.action.${action}`} />
        </Button>
      ))}
      {asked && (
        <Suspense fallback={null}>
          <LazyDialog
            action={asked}
            document={document}
            published={published}
            isConsignment={listing.isConsignment}
            busy={busy}
            failure={failure}
            onClose={() => setAsked(null)}
            onMove={go}
          />
        </Suspense>
      )}
    </Root>
  );
}
