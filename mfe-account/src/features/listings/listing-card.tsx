import styled from '@emotion/styled';
import { useShopDate } from '@headstock/i18n/use-shop-date';
import { Badge } from '@headstock/ui/badge';
import { Heading } from '@headstock/ui/heading';
import { formatMoney } from '@headstock/ui/format-money';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { RowCard } from '#mfe-account/features/list-page/row-card.tsx';
import { ListingActions } from './listing-actions.tsx';
import { ListingPicture } from './listing-picture.tsx';
import { daysSince, type ListingRow, nextOf, toneOfState } from './listing-row.model.ts';

/** Props of the card. */
export interface ListingCardProps {
  readonly row: ListingRow;
  /** Names the seller: in an admin's list of everybody's. */
  readonly withSeller: boolean;
  /** When the page was loaded. */
  readonly now: Date;
  /** Whether it is chosen for what is done to several at once. */
  readonly isChosen?: boolean;
  /** Undefined: it cannot be chosen. */
  readonly onChoose?: (isChosen: boolean) => void;
}

const Choice = styled.input`
  width: 20px;
  height: 20px;
  accent-color: var(--hs-plush);
`;

function Facts({ row, now }: Pick<ListingCardProps, 'row' | 'now'>) {
  const intl = useIntl();
  const formatDate = useShopDate();
  const { askingPrice, watchers, openOffers, listedAt, soldAt, pausedUntil, state } = row;
  const isOnShop = state === 'LISTING_ACTIVE' || state === 'PENDING_SALE';
  return (
    <dl>
      <div>
        <dt>
          <FormattedMessage id="listings.price" />
        </dt>
        <dd>{askingPrice ? formatMoney(askingPrice.amountCents, intl) : <FormattedMessage id="listings.noPrice" />}</dd>
      </div>
      {listedAt && isOnShop && (
        <div>
          <dt>
            <FormattedMessage id="listings.listed" />
          </dt>
          <dd>
            <FormattedMessage id="listings.days" values={{ count: daysSince(listedAt, now) }} />
          </dd>
        </div>
      )}
      {listedAt && (
        <div>
          <dt>
            <FormattedMessage id="listings.watchers" />
          </dt>
          <dd className="hs-num">{watchers}</dd>
        </div>
      )}
      {openOffers > 0 && (
        <div data-key="next">
          <dt>
            <FormattedMessage id="listings.offers" />
          </dt>
          <dd className="hs-num">
            <Link to="/profile/selling/offers?state=received">{openOffers}</Link>
          </dd>
        </div>
      )}
      {state === 'SOLD' && soldAt && (
        <div>
          <dt>
            <FormattedMessage id="listings.state.SOLD" />
          </dt>
          <dd>{formatDate(soldAt)}</dd>
        </div>
      )}
      {pausedUntil && (
        <div>
          <dt>
            <FormattedMessage id="listings.pausedUntil" />
          </dt>
          <dd>{formatDate(pausedUntil)}</dd>
        </div>
      )}
    </dl>
  );
}

/** A listing of the list, with what it asks of its seller. Renders an `<li>`. */
export function ListingCard({ row, withSeller, now, isChosen, onChoose }: ListingCardProps): ReactNode {
  const formatDate = useShopDate();
  const { formatMessage } = useIntl();
  const next = nextOf(row);
  return (
    <RowCard>
      <header>
        {onChoose && (
          <Choice
            type="checkbox"
            aria-label={formatMessage(
              { id: 'listings.bulk.choose' },
              { title: row.title || formatMessage({ id: 'listings.untitled' }) },
            )}
            checked={isChosen ?? false}
            onChange={({ target }) => onChoose(target.checked)}
          />
        )}
        <ListingPicture row={row} />
        <div>
          <Heading level={2} step="3">
            <Link to={`/profile/selling/listings/${row.id}`}>
              {row.title || <FormattedMessage id="listings.untitled" />}
            </Link>
          </Heading>
          {withSeller ? (
            <p className="hs-mute">{row.seller.displayName}</p>
          ) : (
            <p className="hs-mute">
              <FormattedMessage id="listings.changed" values={{ day: formatDate(row.updatedAt) }} />
            </p>
          )}
        </div>
        <Badge tone={toneOfState[row.state]}>
          <FormattedMessage
            id={`listings.state.${row.isConsignment ? row.state : row.state === 'DESCRIPTION' ? 'INITIAL' : row.state}`}
          />
        </Badge>
      </header>
      <Facts row={row} now={now} />
      {next && (
        <p>
          <FormattedMessage
            id={`listings.next.${next}`}
            values={{ count: row.openOffers, reason: row.askedReason ?? '' }}
          />
        </p>
      )}
      <ListingActions row={row} />
    </RowCard>
  );
}
