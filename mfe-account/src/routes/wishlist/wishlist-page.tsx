import { PageHead } from '@headstock/i18n/page-head';
import { Button } from '@headstock/ui/button';
import { CardGrid } from '@headstock/ui/card-grid';
import { EmptyState } from '@headstock/ui/empty-state';
import { Heading } from '@headstock/ui/heading';
import { PageBody } from '@headstock/ui/page-body';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link, useLoaderData } from 'react-router';
import { RemovedCard } from '#mfe-account/features/wishlist/removed-card.tsx';
import { ShareWishlist } from '#mfe-account/features/wishlist/share-wishlist.tsx';
import { useWishlist } from '#mfe-account/features/wishlist/use-wishlist.ts';
import { WishlistCard } from '#mfe-account/features/wishlist/wishlist-card.tsx';
import { WishlistPages } from '#mfe-account/features/wishlist/wishlist-pages.tsx';
import type { WishlistPage } from '#mfe-account/features/wishlist/wishlist-item.model.ts';

function Empty(): ReactNode {
  return (
    <EmptyState
      level={1}
      title={<FormattedMessage id="wishlist.empty" />}
      actions={
        <Button as={Link} to="/shop?sort=LISTING_TIME_DESC">
          <FormattedMessage id="wishlist.toShop" />
        </Button>
      }
    >
      <FormattedMessage id="wishlist.emptyHint" />
    </EmptyState>
  );
}

/** `/wishlist`: the account's saved items, newest first. */
export function Component(): ReactNode {
  const view = useLoaderData<WishlistPage>();
  const wishlist = useWishlist(view);
  const intl = useIntl();
  const gone = view.items.filter(wishlist.isRemoved).length;
  return (
    <PageBody className="hs-wrap">
      <PageHead title={intl.formatMessage({ id: 'wishlist.title' })} path="/wishlist" />
      {view.items.length === 0 ? (
        <Empty />
      ) : (
        <>
          <header>
            <Heading level={1} step="title">
              <FormattedMessage id="wishlist.title" />
            </Heading>
            <p className="hs-lead">
              <FormattedMessage id="wishlist.count" values={{ count: view.totalCount - gone }} />
            </p>
            <ShareWishlist share={view.share} />
          </header>
          <CardGrid as="ul">
            {view.items.map((item, index) =>
              wishlist.isRemoved(item) ? (
                <RemovedCard
                  key={item.id}
                  item={item}
                  moved={wishlist.isMoved(item)}
                  focused={wishlist.touched === item.id}
                  onUndo={() => wishlist.undo(item)}
                />
              ) : (
                <WishlistCard
                  key={item.id}
                  item={item}
                  busy={wishlist.isBusy(item)}
                  failure={wishlist.failureOf(item)}
                  priority={index < 4}
                  focused={wishlist.touched === item.id}
                  onMove={() => void wishlist.move(item)}
                  onRemove={() => wishlist.remove(item)}
                />
              ),
            )}
          </CardGrid>
          <WishlistPages newer={view.newer} older={view.older} />
        </>
      )}
    </PageBody>
  );
}
