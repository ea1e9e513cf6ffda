import { useGraphQLClient } from '@headstock/graphql-client';
import { useEffect, useState, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { cardOf, type CardView } from '#mfe-catalog/features/item-card/card.model.ts';
import { readRecentlyViewed } from '#mfe-catalog/features/recently-viewed/recently-viewed-storage.ts';
import { CatalogRecentlyViewedDocument } from '#mfe-catalog/features/recently-viewed/recently-viewed.generated.ts';
import type { CompareAddress } from './compare-address.model.ts';
import { CompareCandidates } from './compare-candidates.tsx';

/** Recently viewed items to add to the comparison. Renders a heading with a list, or nothing when there are none or the API does not answer. */
export function RecentlyViewedCandidates({ address }: { readonly address: CompareAddress }): ReactNode {
  const client = useGraphQLClient();
  const [ids] = useState(readRecentlyViewed);
  const [cards, setCards] = useState<readonly CardView[]>([]);
  useEffect(() => {
    if (ids.length === 0) return undefined;
    const stop = new AbortController();
    client
      .query(CatalogRecentlyViewedDocument, { ids }, { signal: stop.signal, quiet: true })
      .then(({ items }) => setCards(items.flatMap((item) => cardOf(item, item.listing) ?? [])))
      // The page is complete without them.
      .catch(() => undefined);
    return () => stop.abort();
  }, [client, ids]);
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
