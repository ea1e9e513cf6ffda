import styled from '@emotion/styled';
import { Button } from '@headstock/ui/button';
import { Notice } from '@headstock/ui/notice';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { isWebAddress } from '#mfe-cart-checkout/features/payment/payment.model.ts';
import { pathOfPlainStep } from './plain-checkout.model.ts';
import type { PlainCheckoutData } from './plain-checkout-data.ts';

const Root = styled.div`
  display: grid;
  justify-items: start;
  gap: 20px;
  max-width: 40em;
  margin-inline: auto;
  padding-block: clamp(40px, 10vh, 120px);
  & > .go {
    display: flex;
    flex-wrap: wrap;
    gap: 12px;
  }
`;

/** Props of the page of a payment whose outcome is not certain. */
export interface WaitingPaymentProps {
  readonly waiting: NonNullable<PlainCheckoutData['waiting']>;
}

/** A payment that waits for the shopper, or for the provider: what is known of it, and what to do. */
export function WaitingPayment({ waiting: { key, url } }: WaitingPaymentProps) {
  const { locale } = useIntl();
  const isForShopper = url !== null && isWebAddress(url);
  const again = `/api/checkout/return?${new URLSearchParams({ lang: locale, payment: key }).toString()}`;
  return (
    <Root>
      <h1 className="hs-1">
        <FormattedMessage id="checkout.status.title" />
      </h1>
      <Notice tone={isForShopper ? 'warn' : 'info'}>
        <FormattedMessage id={`checkout.status.${isForShopper ? 'action' : 'open'}`} />
      </Notice>
      <div className="go">
        {isForShopper && (
          <Button as="a" href={url}>
            <FormattedMessage id="checkout.status.confirm" />
          </Button>
        )}
        <Button as="a" href={again} variant="outline">
          <FormattedMessage id="checkout.status.again" />
        </Button>
        {isForShopper && (
          <Button as={Link} to={pathOfPlainStep('payment')} variant="quiet">
            <FormattedMessage id="payment.another" />
          </Button>
        )}
      </div>
    </Root>
  );
}
