import { repriced } from '@headstock/contracts/reprice-percent';
import styled from '@emotion/styled';
import { formatMoney } from '@headstock/ui/format-money';
import { useId, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ListingRow } from './listing-row.model.ts';

const Root = styled.div`
  & > ul {
    display: grid;
    gap: 6px;
    max-height: 30dvh;
    overflow-y: auto;
    margin-top: 6px;
  }
  & li {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 16px;
  }
  & li > :last-child {
    white-space: nowrap;
  }
`;

/** Props of the difference. */
export interface PriceChangesProps {
  readonly rows: readonly ListingRow[];
  /** By how much each price changes. */
  readonly percent: number;
}

/** What a change in percent makes of each price, before anything is changed. Renders a `<div>` with a `<ul>`. */
export function PriceChanges({ rows, percent }: PriceChangesProps): ReactNode {
  const intl = useIntl();
  const title = useId();
  return (
    <Root>
      <p id={title}>
        <FormattedMessage id="listings.bulk.difference" />
      </p>
      {/* It may be longer than its place: keys scroll it. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <ul aria-labelledby={title} tabIndex={0}>
        {rows.map(({ id, title: name, askingPrice }) => (
          <li key={id}>
            <span>{name || <FormattedMessage id="listings.untitled" />}</span>
            <span className="hs-num">
              {askingPrice ? (
                <FormattedMessage
                  id="listings.bulk.fromTo"
                  values={{
                    from: <s>{formatMoney(askingPrice.amountCents, intl)}</s>,
                    to: formatMoney(repriced(askingPrice.amountCents, percent), intl),
                  }}
                />
              ) : (
                <FormattedMessage id="listings.noPrice" />
              )}
            </span>
          </li>
        ))}
      </ul>
    </Root>
  );
}
