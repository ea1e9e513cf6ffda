import { useEmit } from '@headstock/event-bus/react';
import { GraphQLError, TransportError, useGraphQLClient } from '@headstock/graphql-client';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { ListingsCreateDocument } from './listings.generated.ts';

/** What a listing begins with: one to copy, or an instrument of the portfolio; nothing for an empty one. */
interface ListingOrigin {
  readonly copyOf?: string;
  readonly portfolioItemId?: string;
}

/** Begins a listing and goes to its page. */
export function useCreateListing() {
  const client = useGraphQLClient();
  const emit = useEmit();
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const create = async (
    kind: 'INSTRUMENT' | 'GOODS',
    { copyOf, portfolioItemId }: ListingOrigin = {},
  ): Promise<void> => {
    setBusy(true);
    try {
      const origin = { copyOf: copyOf ?? null, portfolioItemId: portfolioItemId ?? null };
      const { listingCreate: answer } = await client.mutate(ListingsCreateDocument, { kind, ...origin });
      if (answer.id) await navigate(`/profile/selling/listings/${answer.id}`);
      else emit('notification/show', { message: answer.message ?? '', tone: 'negative' });
    } catch (error) {
      // The client has shown the error already.
      if (!(error instanceof GraphQLError || error instanceof TransportError)) throw error;
    } finally {
      setBusy(false);
    }
  };
  return { busy, create };
}
