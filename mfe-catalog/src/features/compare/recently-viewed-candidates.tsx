import { useQuery } from '@apollo/client/react';
import { ApolloBoundary } from '@headstock/graphql-client/apollo-boundary';
import { useState, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { cardOf } from '#mfe-catalog/features/item-card/card.model.ts';
import { readRecentlyViewed } from '#mfe-catalog/features/recently-viewed/recently-viewed-storage.ts';
import { CatalogRecentlyViewedDocument } from '#mfe-catalog/features/recently-viewed/recently-viewed.generated.ts';
import type { CompareAddress } from './compare-address.model.ts';
import { CompareCandidates } from './compare-candidates.tsx';

/** Props of the candidates. */
export interface RecentlyViewedCandidatesProps {
  readonly address: CompareAddress;
}

/** Recently viewed items to add to the comparison. Renders a heading with a list, or nothing when there are none or the API does not answer. */
export function RecentlyViewedCandidates({ address }: RecentlyViewedCandidatesProps): ReactNode {
  const [ids] = useState(readRecentlyViewed);
  if (ids.length === 0) return null;
  return (
    <ApolloBoundary>
      <Candidates address={address} ids={ids} />
    </ApolloBoundary>
  );
}

function Candidates({ address, ids }: RecentlyViewedCandidatesProps & { readonly ids: readonly string[] }): ReactNode {
  // The page is complete without them, so that an error says nothing.
  const { data } = useQuery(CatalogRecentlyViewedDocument, { variables: { ids }, context: { quiet: true } });
  const cards = (data?.items ?? []).flatMap((item) => cardOf(item, item.listing) ?? []);
  const others = cards.filter(({ id }) => !address.ids.includes(id));
  if (others.length === 0) return null;
  return (
    <>
      <h3>
        <FormattedMessage id="product.recentlyViewed" />
      </h3>
      <CompareCandidates cards={others} address={address} />
    </>
  );
}
