import { useGraphQLClient } from '@headstock/graphql-client';
import { CardGrid } from '@headstock/ui/card-grid';
import { SectionHead } from '@headstock/ui/section-head';
import { useEffect, useState, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { cardOf, type CardView } from '#mfe-catalog/features/item-card/card.model.ts';
import { ListingCard } from '#mfe-catalog/features/item-card/listing-card.tsx';
import { CatalogRecentlyViewedDocument } from './recently-viewed.generated.ts';

const shown = 4;

/** The things of these ids as cards, as they are now. Renders a `<section>`, or nothing when there is none or no answer. */
export function RecentlyViewed({ ids }: { readonly ids: readonly string[] }): ReactNode {
  const client = useGraphQLClient();
  const [cards, setCards] = useState<readonly CardView[]>([]);
  useEffect(() => {
    const stop = new AbortController();
    client
      .query(CatalogRecentlyViewedDocument, { ids: [...ids] }, { signal: stop.signal, quiet: true })
      .then(({ items }) => setCards(items.flatMap((item) => cardOf(item, item.listing) ?? []).slice(0, shown)))
      // Without an answer the page is whole all the same.
      .catch(() => undefined);
    return () => stop.abort();
  }, [client, ids]);
  if (cards.length === 0) return null;
  return (
    <section aria-labelledby="seen-title" style={{ paddingBottom: 'clamp(64px, 8vw, 128px)' }}>
      <SectionHead id="seen-title" title={<FormattedMessage id="product.recentlyViewed" />} />
      <CardGrid layout="row">
        {cards.map((card) => (
          <ListingCard key={card.id} card={card} />
        ))}
      </CardGrid>
    </section>
  );
}
