import { PageHead } from '@headstock/i18n/page-head';
import { Button } from '@headstock/ui/button';
import { CardGrid } from '@headstock/ui/card-grid';
import { EmptyState } from '@headstock/ui/empty-state';
import { Heading } from '@headstock/ui/heading';
import { PageBody } from '@headstock/ui/page-body';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link, useLoaderData } from 'react-router';
import { useAddToCart } from '#mfe-account/features/cart/use-add-to-cart.ts';
import { WishlistCard } from '#mfe-account/features/wishlist/wishlist-card.tsx';
import { WishlistPages } from '#mfe-account/features/wishlist/wishlist-pages.tsx';
import type { SharedWishlistView } from './shared-wishlist-loader.ts';

/** `/shared-wishlist/{token}`: a list that somebody shares. For everybody who has the link; search engines have not. */
export function Component(): ReactNode {
  const view = useLoaderData<SharedWishlistView | null>();
  const { formatMessage } = useIntl();
  const { busyId, failureOf, add } = useAddToCart();
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
            busy={busyId !== null && busyId === item.listingId}
            failure={failureOf(item.listingId)}
            priority={index < 4}
            focused={false}
            onMove={() => {
              const { listingId, title: name } = item;
              if (listingId !== null) void add({ listingId, title: name });
            }}
          />
        ))}
      </CardGrid>
      <WishlistPages newer={view.newer} older={view.older} />
    </PageBody>
  );
}
