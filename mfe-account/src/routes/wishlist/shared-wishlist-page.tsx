import { PageHead } from '@headstock/i18n/page-head';
import { addToCart } from '@headstock/commerce-client/add-to-cart';
import { emit } from '@headstock/event-bus';
import { useGraphQLClient } from '@headstock/graphql-client';
import { Button } from '@headstock/ui/button';
import { CardGrid } from '@headstock/ui/card-grid';
import { EmptyState } from '@headstock/ui/empty-state';
import { Heading } from '@headstock/ui/heading';
import { PageBody } from '@headstock/ui/page-body';
import { useStore } from 'jotai';
import { type ReactNode, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link, useLoaderData } from 'react-router';
import { WishlistCard } from '#mfe-account/features/wishlist/wishlist-card.tsx';
import type { WishlistItem } from '#mfe-account/features/wishlist/wishlist-item.model.ts';
import { WishlistPages } from '#mfe-account/features/wishlist/wishlist-pages.tsx';
import type { SharedWishlistView } from './shared-wishlist-loader.ts';

/** Adds an item to the visitor's own cart, and says why where that is refused. */
function useAdd(): { readonly busyId: string | null; readonly add: (item: WishlistItem) => Promise<void> } {
  const store = useStore();
  const client = useGraphQLClient();
  const [busyId, setBusyId] = useState<string | null>(null);
  const add = async ({ id, listingId, title }: WishlistItem): Promise<void> => {
    if (listingId === null) return;
    setBusyId(id);
    const { outcome, refusal } = await addToCart({ store, client }, { listingId, title });
    setBusyId(null);
    if (refusal) emit(store, 'notification/show', { message: refusal, tone: 'negative' });
    if (outcome === 'already-in-cart') emit(store, 'cart/item-added', { listingId, title });
  };
  return { busyId, add };
}

/** `/shared-wishlist/{token}`: a list that somebody shares. For everybody who has the link; search engines have not. */
export function Component(): ReactNode {
  const view = useLoaderData<SharedWishlistView | null>();
  const { formatMessage } = useIntl();
  const { busyId, add } = useAdd();
  if (!view)
    return (
      <div className="hs-wrap">
        <PageHead title={formatMessage({ id: 'wishlist.shared.title' })} />
        <EmptyState
          level={1}
          title={<FormattedMessage id="wishlist.shared.unknown" />}
          actions={
            <Button as={Link} to="/shop?sort=LISTING_TIME_DESC">
              <FormattedMessage id="wishlist.toShop" />
            </Button>
          }
        >
          <FormattedMessage id="wishlist.shared.unknownHint" />
        </EmptyState>
      </div>
    );
  const { ownerName, items, totalCount } = view;
  const title =
    ownerName === null
      ? formatMessage({ id: 'wishlist.shared.title' })
      : formatMessage({ id: 'wishlist.shared.titleOf' }, { name: ownerName });
  return (
    <PageBody className="hs-wrap">
      <PageHead title={title} />
      <header>
        <Heading level={1} step="title">
          {title}
        </Heading>
        <p className="hs-lead">
          <FormattedMessage id="wishlist.shared.count" values={{ count: totalCount }} />
        </p>
      </header>
      <CardGrid as="ul">
        {items.map((item, index) => (
          <WishlistCard
            key={item.id}
            item={item}
            busy={busyId === item.id}
            priority={index < 4}
            focused={false}
            onMove={() => void add(item)}
          />
        ))}
      </CardGrid>
      <WishlistPages newer={view.newer} older={view.older} />
    </PageBody>
  );
}
