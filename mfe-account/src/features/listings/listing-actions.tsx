import { GraphQLError, TransportError, useGraphQLClient } from '@headstock/graphql-client';
import { Button } from '@headstock/ui/button';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link, useRevalidator } from 'react-router';
import { FormFailure } from '#mfe-account/features/form-failure/form-failure.tsx';
import { ListingsMoveDocument } from './listings.generated.ts';
import { actionsOfRow, type ListingRow, type RowAction } from './listing-row.model.ts';
import type { MoveAnswer } from './move-dialog.tsx';
import { useCreateListing } from './use-create-listing.ts';

const LazyMoveDialog = lazy(async () => ({
  default: (await import(/* webpackChunkName: "listing-move-dialog" */ './move-dialog.tsx')).MoveDialog,
}));

/** What can be done with a listing of the list. Renders a `<footer>` and the dialog of what needs asking. */
export function ListingActions({ row }: { readonly row: ListingRow }): ReactNode {
  const client = useGraphQLClient();
  const { revalidate } = useRevalidator();
  const [asked, setAsked] = useState<RowAction | null>(null);
  const [failure, setFailure] = useState<GraphQLError | TransportError | null>(null);
  const { busy, failure: notCopied, create } = useCreateListing();
  const { id, version, state, title, item } = row;
  const ask = (action: RowAction): void => {
    setFailure(null);
    setAsked(action);
  };
  const move = async (until: string | null): Promise<MoveAnswer | null> => {
    if (asked === null) return null;
    setFailure(null);
    try {
      const { listingMove: answer } = await client.mutate(
        ListingsMoveDocument,
        { id, version, action: asked, until },
        { quiet: true },
      );
      if (answer.success || answer.code === 'conflict' || answer.code === 'not-possible') await revalidate();
      return answer;
    } catch (error) {
      if (!(error instanceof GraphQLError || error instanceof TransportError)) throw error;
      setFailure(error);
      return null;
    }
  };
  return (
    <footer>
      <Button as={Link} variant="outline" size="small" to={`/profile/selling/listings/${id}`}>
        <FormattedMessage id={state === 'SOLD' ? 'listings.open' : 'listings.edit'} />
      </Button>
      {actionsOfRow(row).map((action) => (
        <Button key={action} variant="quiet" size="small" onClick={() => ask(action)}>
          <FormattedMessage id={`listings.action.${action}`} />
        </Button>
      ))}
      <Button variant="quiet" size="small" busy={busy} onClick={() => void create('INSTRUMENT', { copyOf: id })}>
        <FormattedMessage id="listings.duplicate" />
      </Button>
      <FormFailure error={notCopied} isTyped={false} />
      {item && (
        <Link to={`/shop/${item.slug}/${item.id}`}>
          <FormattedMessage id="listings.view" />
        </Link>
      )}
      {asked && (
        <Suspense fallback={null}>
          <LazyMoveDialog action={asked} title={title} failure={failure} onClose={() => setAsked(null)} onMove={move} />
        </Suspense>
      )}
    </footer>
  );
}
