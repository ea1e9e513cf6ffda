import { useQuery } from '@apollo/client/react';
import { ApolloBoundary } from '@headstock/graphql-client/apollo-boundary';
import { CardGrid } from '@headstock/ui/card-grid';
import { SectionHead } from '@headstock/ui/section-head';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { cardOf } from '#mfe-catalog/features/item-card/card.model.ts';
import { ListingCard } from '#mfe-catalog/features/item-card/listing-card.tsx';
import { CatalogRecentlyViewedDocument } from './recently-viewed.generated.ts';

const shown = 4;

/** The items of these ids as cards, in their current state. Renders a `<section>`, or nothing when there are none or the API does not answer. */
export function RecentlyViewed({ ids }: { readonly ids: readonly string[] }): ReactNode {
  return (
    <ApolloBoundary>
      <Items ids={ids} />
    </ApolloBoundary>
  );
}

function Items({ ids }: { readonly ids: readonly string[] }): ReactNode {
  // The page is complete without them, so that an error says nothing.
  const { data } = useQuery(CatalogRecentlyViewedDocument, { variables: { ids }, context: { quiet: true } });
  const cards = (data?.items ?? []).flatMap((item) => cardOf(item, item.listing) ?? []).slice(0, shown);
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
