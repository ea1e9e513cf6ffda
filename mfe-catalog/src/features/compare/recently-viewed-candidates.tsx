import { useGraphQLClient } from '@headstock/graphql-client';
import { useEffect, useState, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { cardOf, type CardView } from '#mfe-catalog/features/item-card/card.model.ts';
import { readRecentlyViewed } from '#mfe-catalog/features/recently-viewed/recently-viewed-storage.ts';
import { CatalogRecentlyViewedDocument } from '#mfe-catalog/features/recently-viewed/recently-viewed.generated.ts';
import type { CompareAddress } from './compare-address.model.ts';
import { CompareCandidates } from './compare-candidates.tsx';

/** What was seen lately, to be set beside the others. Renders a heading with a list, or nothing where there is none or no answer. */
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
      // Without an answer the page is whole all the same.
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
