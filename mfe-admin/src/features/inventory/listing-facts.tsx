import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Amount } from '#mfe-admin/features/amount/amount.tsx';
import { WhyAmount } from '#mfe-admin/features/journal/why-amount.tsx';
import { Day, Moment } from '#mfe-admin/features/moment/moment.tsx';
import { ConditionCell, type InventoryRow, PriceCell } from './listing-cells.tsx';
import { ListingState } from './listing-state.tsx';

const Root = styled.dl`
  display: grid;
  grid-template-columns: max-content minmax(0, 1fr);
  gap: 6px 18px;
  & > dt {
    color: var(--hs-ink-3);
    font-size: var(--hs-t-small);
  }
  & > dd {
    margin: 0;
    overflow-wrap: anywhere;
  }
`;

/** Pairs of a word and what it is. Renders `<dt>` and `<dd>`; nothing without a value. */
export function Fact({ label, children }: { readonly label: string; readonly children: ReactNode }): ReactNode {
  if (children === null || children === undefined || children === '') return null;
  return (
    <>
      <dt>
        <FormattedMessage id={label} />
      </dt>
      <dd>{children}</dd>
    </>
  );
}

/** A list of facts. Renders a `<dl>`. */
export const FactList = Root;

/** What a listing is, for staff. Renders a `<dl>`. */
export function ListingFacts({ listing }: { readonly listing: InventoryRow }): ReactNode {
  return (
    <Root>
      <Fact label="inventory.column.state">
        <ListingState state={listing.state} />
      </Fact>
      <Fact label="inventory.column.price">
        <PriceCell row={listing} />
      </Fact>
      <Fact label="inventory.floor">{listing.floorPrice && <Amount money={listing.floorPrice} />}</Fact>
      <Fact label="inventory.cost">
        {listing.cost && <WhyAmount money={listing.cost} document={listing.id} exact />}
      </Fact>
      <Fact label="inventory.margin">
        {listing.cost && listing.askingPrice && (
          <Amount money={{ amountCents: listing.askingPrice.amountCents - listing.cost.amountCents }} exact />
        )}
      </Fact>
      <Fact label="inventory.column.stock">{listing.stockLevel}</Fact>
      <Fact label="inventory.column.seller">
        {listing.seller.displayName} @{listing.seller.username}
      </Fact>
      <Fact label="inventory.column.sku">{listing.sku}</Fact>
      <Fact label="inventory.column.serial">{listing.serial}</Fact>
      <Fact label="inventory.column.category">{listing.categoryTitle}</Fact>
      <Fact label="inventory.column.condition">
        <ConditionCell row={listing} />
      </Fact>
      <Fact label="inventory.column.photographs">{listing.photographCount}</Fact>
      <Fact label="inventory.column.watchers">{listing.watchers}</Fact>
      <Fact label="inventory.column.offers">{listing.openOffers}</Fact>
      {listing.listedAt && (
        <Fact label="inventory.column.age">
          <Day iso={listing.listedAt} />
        </Fact>
      )}
      {listing.legalHoldUntil && (
        <Fact label="inventory.legalHold">
          <Moment iso={listing.legalHoldUntil} />
        </Fact>
      )}
    </Root>
  );
}
