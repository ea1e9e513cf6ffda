import styled from '@emotion/styled';
import { useShopDate } from '@headstock/i18n/use-shop-date';
import { formatMoney } from '@headstock/ui/format-money';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ProceedsFactsFragment as Proceeds } from './proceeds.generated.ts';

const Root = styled.div`
  display: grid;
  gap: 8px;
  max-width: 520px;
  padding: 14px 16px;
  border-radius: var(--hs-r-control);
  background: var(--hs-sunken);
  & > dl {
    display: grid;
    gap: 4px;
    & > div {
      display: flex;
      justify-content: space-between;
      gap: 16px;
      & > dt {
        min-width: 0;
      }
      & > dd {
        flex: none;
      }
    }
    & > div:last-of-type {
      padding-top: 6px;
      border-top: 1px solid var(--hs-line);
      font-weight: 600;
    }
  }
  & > p {
    font-size: var(--hs-t-small);
  }
`;

/** What the seller would really get of a price: each fee, shipping, payment costs, the net, the day of the payout, and how fast such prices sell. Renders a `<div>`. */
export function ProceedsList({ proceeds }: { readonly proceeds: Proceeds }): ReactNode {
  const intl = useIntl();
  const formatDate = useShopDate();
  const money = (cents: number): string => formatMoney(cents, { ...intl, cents: 'always' });
  const { price, shipping, fees, net, sellerShips, payoutBy, fromComparablesPercent: percent } = proceeds;
  return (
    <Root>
      <dl>
        <div>
          <dt>
            <FormattedMessage id="proceeds.price" />
          </dt>
          <dd className="hs-num">{money(price.amountCents)}</dd>
        </div>
        {shipping && (
          <div>
            <dt>
              <FormattedMessage id="proceeds.shipping" />
            </dt>
            <dd className="hs-num">{money(shipping.amountCents)}</dd>
          </div>
        )}
        {fees.map(({ rateBasisPoints, of, amount }) => (
          <div key={`${rateBasisPoints} ${of.amountCents}`}>
            <dt>
              <FormattedMessage
                id="proceeds.fee"
                values={{
                  rate: intl.formatNumber(rateBasisPoints / 10_000, { style: 'percent', maximumFractionDigits: 2 }),
                  of: formatMoney(of.amountCents, intl),
                }}
              />
            </dt>
            <dd className="hs-num">{money(-amount.amountCents)}</dd>
          </div>
        ))}
        {fees.length > 0 && (
          <div>
            <dt>
              <FormattedMessage id="proceeds.paymentCosts" />
            </dt>
            <dd className="hs-num">{money(0)}</dd>
          </div>
        )}
        <div>
          <dt>
            <FormattedMessage id="proceeds.net" />
          </dt>
          <dd className="hs-num">{money(net.amountCents)}</dd>
        </div>
      </dl>
      <p className="hs-mute">
        {fees.length > 0 && shipping === null && (
          <FormattedMessage id={sellerShips ? 'proceeds.shippedBySeller' : 'proceeds.shippedByShop'} />
        )}{' '}
        <FormattedMessage id="proceeds.payoutBy" values={{ day: formatDate(payoutBy, 'day') }} />{' '}
        {percent !== null && (
          <FormattedMessage
            id="proceeds.comparables"
            values={{
              count: proceeds.comparablesCount,
              percent: intl.formatNumber(Math.abs(percent) / 100, { style: 'percent' }),
              way: percent === 0 ? 'same' : percent < 0 ? 'below' : 'above',
            }}
          />
        )}{' '}
        {proceeds.daysToSell !== null && (
          <FormattedMessage
            id="proceeds.daysToSell"
            values={{ days: proceeds.daysToSell, count: proceeds.daysToSellCount }}
          />
        )}
      </p>
    </Root>
  );
}
