import styled from '@emotion/styled';
import { useShopDate } from '@headstock/i18n/use-shop-date';
import { Notice } from '@headstock/ui/notice';
import { useEffect, useRef, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import type { OrderStatus } from './find-order.ts';

const Root = styled.section`
  display: grid;
  gap: 16px;
  align-content: start;
  padding: 28px;
  border: 1px solid var(--hs-line);
  border-radius: var(--hs-r-control);
  & > h2 > span {
    white-space: nowrap;
  }
  & dl {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: 8px 24px;
  }
  & dd {
    overflow-wrap: anywhere;
  }
`;

interface FoundOrderProps {
  readonly status: OrderStatus;
  /** It takes the place of the form that found it, and its focus. */
  readonly takesFocus: boolean;
}

/** How far an order has come, and where the rest of it is. Renders a `<section>`. */
export function FoundOrder({ status, takesFocus }: FoundOrderProps): ReactNode {
  const { number, completedAt, stage, carrierName, trackingNumber, trackingUrl } = status;
  const date = useShopDate();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  return (
    <Root aria-labelledby="found-order">
      <h2 ref={heading} id="found-order" className="hs-2" tabIndex={-1}>
        <FormattedMessage id="orderSearch.found" values={{ number: <span>{number}</span> }} />
      </h2>
      <dl>
        <dt className="hs-mute">
          <FormattedMessage id="orderSearch.placedOn" />
        </dt>
        <dd>
          <time dateTime={completedAt}>{date(completedAt, 'day')}</time>
        </dd>
        <dt className="hs-mute">
          <FormattedMessage id="orderSearch.stage" />
        </dt>
        <dd>
          <FormattedMessage id={`orderSearch.stage.${stage}`} />
        </dd>
        {trackingNumber && (
          <>
            <dt className="hs-mute">
              <FormattedMessage id="orderSearch.tracking" />
            </dt>
            <dd>
              {carrierName}{' '}
              {trackingUrl ? (
                <a href={trackingUrl} rel="noreferrer">
                  {trackingNumber}
                </a>
              ) : (
                trackingNumber
              )}
            </dd>
          </>
        )}
      </dl>
      <Notice tone="good">
        <FormattedMessage id="orderSearch.mailed" />
      </Notice>
      <p>
        <Link to="/orders/search">
          <FormattedMessage id="orderSearch.again" />
        </Link>
      </p>
    </Root>
  );
}
