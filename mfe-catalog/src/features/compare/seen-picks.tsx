import { useGraphQLClient } from '@headstock/graphql-client';
import { useEffect, useState, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { cardOf, type CardView } from '#mfe-catalog/features/card/card.model.ts';
import { readRecentItems } from '#mfe-catalog/features/recent/recent-items.ts';
import { CatalogSeenItemsDocument } from '#mfe-catalog/features/recent/recent.generated.ts';
import type { CompareAddress } from './compare-address.model.ts';
import { ComparePicks } from './compare-picks.tsx';

/** What was seen lately, to be set beside the others. Renders a heading with a list, or nothing where there is none or no answer. */
export function SeenPicks({ address }: { readonly address: CompareAddress }): ReactNode {
  const client = useGraphQLClient();
  const [ids] = useState(readRecentItems);
  const [cards, setCards] = useState<readonly CardView[]>([]);
  useEffect(() => {
    if (ids.length === 0) return undefined;
    const stop = new AbortController();
    client
      .query(CatalogSeenItemsDocument, { ids }, { signal: stop.signal, quiet: true })
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
        <FormattedMessage id="catalog.seen" />
      </h3>
      <ComparePicks cards={others} address={address} />
    </>
  );
}
