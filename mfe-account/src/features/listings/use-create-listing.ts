import { GraphQLError, TransportError, useGraphQLClient } from '@headstock/graphql-client';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { ListingsCreateDocument } from './listings.generated.ts';

/** What a listing begins with: one to copy, or an instrument of the portfolio; nothing for an empty one. */
interface ListingOrigin {
  readonly copyOf?: string;
  readonly portfolioItemId?: string;
}

/** Begins a listing and goes to its page; `failure` is why not, for `FormFailure`. */
export function useCreateListing() {
  const client = useGraphQLClient();
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const create = async (
    kind: 'INSTRUMENT' | 'GOODS',
    { copyOf, portfolioItemId }: ListingOrigin = {},
  ): Promise<void> => {
    setBusy(true);
    setFailure(null);
    try {
      const origin = { copyOf: copyOf ?? null, portfolioItemId: portfolioItemId ?? null };
      const { listingCreate: answer } = await client.mutate(
        ListingsCreateDocument,
        { kind, ...origin },
        { quiet: true },
      );
      if (answer.id) await navigate(`/profile/selling/listings/${answer.id}`);
      else setFailure(answer.message ?? '');
    } catch (error) {
      if (!(error instanceof GraphQLError || error instanceof TransportError)) throw error;
      setFailure(error);
    } finally {
      setBusy(false);
    }
  };
  return { busy, failure, create };
}
