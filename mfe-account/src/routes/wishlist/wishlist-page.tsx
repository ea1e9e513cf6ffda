import styled from '@emotion/styled';
import { graphqlClientContext } from '@headstock/graphql-client';
import { PageHead } from '@headstock/i18n/page-head';
import { Button } from '@headstock/ui/button';
import { CardGrid } from '@headstock/ui/card-grid';
import { EmptyState } from '@headstock/ui/empty-state';
import { Heading } from '@headstock/ui/heading';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link, useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { GoneWish } from '#mfe-account/features/wishlist/removed-card.tsx';
import { useWishlist } from '#mfe-account/features/wishlist/use-wishlist.ts';
import { WishCard } from '#mfe-account/features/wishlist/wishlist-card.tsx';
import { wishlistViewOf, type WishlistView } from '#mfe-account/features/wishlist/wishlist-item.model.ts';
import { AccountWishlistDocument } from '#mfe-account/features/wishlist/wishlist.generated.ts';

const pageSize = 100;

/** A page of the viewer's own list: the newest, or what is older than `?after=` or newer than `?before=`. */
export async function loader({ request, context }: LoaderFunctionArgs): Promise<WishlistView> {
  const client = context.get(graphqlClientContext);
  const query = new URL(request.url).searchParams;
  const before = query.get('before');
  const place = before === null ? { first: pageSize, after: query.get('after') } : { last: pageSize, before };
  return wishlistViewOf(await client.query(AccountWishlistDocument, place, { signal: request.signal }));
}

const Root = styled.div`
  padding-block: clamp(28px, 4vw, 56px) 96px;
  & > header {
    display: flex;
    flex-wrap: wrap;
    align-items: end;
    justify-content: space-between;
    gap: 8px 32px;
    margin-bottom: clamp(24px, 3vw, 40px);
  }
  & > nav {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    gap: 12px;
    margin-top: 56px;
  }
`;

function Empty(): ReactNode {
  return (
    <EmptyState
      level={1}
      title={<FormattedMessage id="account.wishlist.empty" />}
      actions={
        <Button as={Link} to="/shop?sort=LISTING_TIME_DESC">
          <FormattedMessage id="account.wishlist.toShop" />
        </Button>
      }
    >
      <FormattedMessage id="account.wishlist.emptyHint" />
    </EmptyState>
  );
}

/** The ways to newer and older things, where the list is longer than a page. */
function Pages({ newer, older }: WishlistView): ReactNode {
  const intl = useIntl();
  if (newer === null && older === null) return null;
  return (
    <nav aria-label={intl.formatMessage({ id: 'account.wishlist.pages' })}>
      {newer !== null && (
        <Button as={Link} variant="outline" to={`?before=${newer}`}>
          <FormattedMessage id="account.wishlist.newer" />
        </Button>
      )}
      {older !== null && (
        <Button as={Link} variant="outline" to={`?after=${older}`}>
          <FormattedMessage id="account.wishlist.older" />
        </Button>
      )}
    </nav>
  );
}

/** `/wishlist`: what the visitor keeps an eye on, newest first. */
export function Component(): ReactNode {
  const view = useLoaderData<typeof loader>();
  const wishlist = useWishlist(view);
  const intl = useIntl();
  const gone = view.wishes.filter(wishlist.isGone).length;
  return (
    <Root className="hs-wrap">
      <PageHead title={intl.formatMessage({ id: 'account.wishlist.title' })} path="/wishlist" />
      {view.wishes.length === 0 ? (
        <Empty />
      ) : (
        <>
          <header>
            <Heading level={1} step="title">
              <FormattedMessage id="account.wishlist.title" />
            </Heading>
            <p className="hs-lead">
              <FormattedMessage id="account.wishlist.count" values={{ count: view.totalCount - gone }} />
            </p>
          </header>
          <CardGrid as="ul">
            {view.wishes.map((wish, index) =>
              wishlist.isGone(wish) ? (
                <GoneWish
                  key={wish.id}
                  wish={wish}
                  moved={wishlist.isMoved(wish)}
                  focused={wishlist.touched === wish.id}
                  onUndo={() => wishlist.undo(wish)}
                />
              ) : (
                <WishCard
                  key={wish.id}
                  wish={wish}
                  busy={wishlist.isBusy(wish)}
                  priority={index < 4}
                  focused={wishlist.touched === wish.id}
                  onMove={() => void wishlist.move(wish)}
                  onRemove={() => wishlist.remove(wish)}
                />
              ),
            )}
          </CardGrid>
          <Pages {...view} />
        </>
      )}
    </Root>
  );
}
